import type { Knowledge } from "#domain/business/facts.ts";
import type { QuestWords } from "./words.ts";

const POSSIBLE = /\bpossible (?=\p{L})/u;

/**
 * The model's plain words for buyers nobody named are "possible clients", "possible users"; once somebody has bought
 * they are clients and users.
 */
export function plainBuyers(words: QuestWords, { yes }: Pick<Knowledge, "yes">): QuestWords {
  if (!yes.has("firstSale")) return words;
  const slots = ["customer", "customers", "aCustomer", "learner", "learners", "aLearner"] as const;
  const plain = slots.map((slot) => [slot, words[slot].replace(POSSIBLE, "")] as const);
  return { ...words, ...Object.fromEntries(plain) };
}
