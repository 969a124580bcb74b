import type { Business } from "../business/business.ts";
import type { Template } from "../playbook/playbook.ts";

/** Words that stand for nothing in particular: "things of this kind", "a tool like this", "possible buyers". */
const SAYS_NOTHING =
  /\bof this kind$|\blike this$|^possible |^a possible |^(?:a|an) (?:piece|item|job)$|\bsuch things$/u;

/** Whether the title would speak of the business in words of its model because the person's own are not known. */
export function namesStandIn(
  { titleSlots }: Template,
  { words, way }: Pick<Business, "words" | "way">,
): boolean {
  return titleSlots.some((slot) => {
    const word = words[slot];
    return word === way.slots[slot] && SAYS_NOTHING.test(word);
  });
}
