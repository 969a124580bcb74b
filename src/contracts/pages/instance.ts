import * as z from "zod/mini";

/** Settings of this instance that the page needs before any call; embedded in the HTML. */
export const instanceSchema = z.object({
  signIn: z.enum(["google", "local"]),
  supportEmail: z.string(),
  /** Who runs it: legal name and postal address. */
  operator: z.string(),
  /** Whose law the terms name. */
  jurisdiction: z.string(),
  /** The payment provider; the sandbox takes test cards only. */
  payments: z.enum(["stripe", "sandbox", "off"]),
  /** Stripe's keys are of its test mode: test cards open plans. */
  isStripeTest: z._default(z.boolean(), false),
  /** Hosts of external language models that may receive user text. */
  modelHosts: z.array(z.string()),
  /** Who may open the report and the performance page. */
  reports: z.enum(["members", "admins"]),
});

export type InstanceView = z.infer<typeof instanceSchema>;
