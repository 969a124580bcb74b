import * as z from "zod/mini";
import { SETUP_IDS, SETUP_STATES } from "#domain/setup/setup-steps.ts";
import { endpoint } from "../endpoint.ts";

const stepSchema = z.object({
  id: z.enum(SETUP_IDS),
  title: z.string(),
  state: z.enum(SETUP_STATES),
  /** One sentence: why it is in this state. */
  why: z.string(),
  /** What to do; null where there is nothing. */
  todo: z.nullable(z.string()),
});

export type SetupStepView = z.output<typeof stepSchema>;

export const readSetup = endpoint({
  method: "GET",
  path: "/api/admin/setup",
  access: "admin",
  summary: "What this instance still needs before others can use it: the same as `npm run ops -- doctor`.",
  output: z.object({
    steps: z.array(stepSchema),
    publicUrl: z.string(),
    /** Where a test mail would go: the address of the admin who asks. Null without one. */
    testMailTo: z.nullable(z.string()),
    /** False if every mail is refused. */
    canSendMail: z.boolean(),
  }),
  isSlow: true,
});
