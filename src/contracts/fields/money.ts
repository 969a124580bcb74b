import * as z from "zod/mini";

/** Whole minor units with their currency. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string() });
