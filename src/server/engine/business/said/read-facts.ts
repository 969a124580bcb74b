import { readSituation } from "./read-situation.ts";
import { readState, type Stated } from "./read-state.ts";

/** Everything that a text states about the business: what is reached, how things stand, and figures. */
export function readFacts(text: string): Stated[] {
  return [...readState(text), ...readSituation(text)];
}
