import type * as z from "zod/mini";

/** The value of JSON text by this schema; undefined if the text is neither JSON nor of that shape. */
export function parseJson<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
