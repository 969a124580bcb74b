import * as z from "zod/mini";

/** What the page must know about this instance before any call: it travels inside the HTML. */
export const instanceSchema = z.object({
  signIn: z.enum(["google", "local"]),
  supportEmail: z.string(),
});

export type InstanceView = z.infer<typeof instanceSchema>;

/** The id of the element that holds it. */
export const INSTANCE_ELEMENT_ID = "instance";

/** Readable by scripts and without any secret: it only says that someone is signed in. */
export const SIGNED_IN_COOKIE = "sq_signed_in";
