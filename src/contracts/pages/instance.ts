import * as z from "zod/mini";

/** What the page must know about this instance before any call: it travels inside the HTML. */
export const instanceSchema = z.object({
  signIn: z.enum(["google", "local"]),
  supportEmail: z.string(),
  /** Who takes payments; the sandbox takes test cards only. */
  payments: z.enum(["stripe", "sandbox", "off"]),
  /** Hosts of outside language models that text may go to. */
  modelHosts: z.array(z.string()),
  /** Who may open the report and the performance page. */
  reports: z.enum(["members", "admins"]),
});

export type InstanceView = z.infer<typeof instanceSchema>;
