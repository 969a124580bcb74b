import * as z from "zod/mini";

/** What the page must know about this instance before any call: it travels inside the HTML. */
export const instanceSchema = z.object({
  signIn: z.enum(["google", "local"]),
  supportEmail: z.string(),
  /** Who takes payments; the sandbox takes none. */
  payments: z.enum(["stripe", "sandbox"]),
  /** Hosts of outside language models that text may go to. */
  modelHosts: z.array(z.string()),
  /** Who may open the report and the performance page. */
  reports: z.enum(["members", "admins"]),
});

export type InstanceView = z.infer<typeof instanceSchema>;
