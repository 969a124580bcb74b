import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { READS_PATH } from "./reads-path.ts";

/** A page asks for about ten things when it opens. */
export const MOST_READS = 16;

/** What a page needs at once, in one call: one look at the session, one way through the network. */
export const readTogether = endpoint({
  method: "GET",
  path: READS_PATH,
  access: "member",
  summary:
    "Several reads in one call: their addresses, parted by commas. What could not be read is left out: ask for it by itself.",
  input: z.object({ of: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  output: z.record(z.string(), z.unknown()),
});
