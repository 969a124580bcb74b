import * as z from "zod/mini";
import { pageCursor } from "../fields/page-cursor.ts";

/** Schemas shared by the operators' calls. */
export const byId = z.object({ id: z.uuid() });
/** Newest first, 50 a page. */
export const page = { before: z.optional(pageCursor()) };
export const done = z.object({ ok: z.literal(true) });
