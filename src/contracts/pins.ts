import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const listPins = endpoint({
  method: "GET",
  path: "/api/pins",
  access: "member",
  summary: "Notes that the person pinned.",
  input: z.object({}),
  output: z.array(z.object({ note: z.string() })),
});
