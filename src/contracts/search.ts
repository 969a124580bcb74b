import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { filledText } from "./fields/text.ts";
import { questSchema } from "./quests.ts";

export const SEARCH_MAX_LENGTH = 100;

export const searchQuests = endpoint({
  method: "GET",
  path: "/api/search",
  access: "member",
  summary:
    "The person's own quests with these words, or words that begin so, in title, category, text or notes: at most 12, the running one first, then open ones by due date, then done ones.",
  takesTokens: true,
  input: z.object({ q: filledText(SEARCH_MAX_LENGTH) }),
  output: z.array(questSchema),
});
