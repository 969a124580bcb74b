import { stemOf, wordsOf } from "../../../text/tokens.ts";

/** Words that open or close a what-if about a sale, and say nothing of their own. */
const OF_A_CHANGE = new Set(
  "what if about with suppose say says lets let make only just instead would then there were could maybe same okay ok change that actually and but the them those these each one per apiece piece pieces sell sold selling charge charged ask asked price raise raised put set drop lower it its is was for all rather than now more fewer less by to at of i we my our so how also else cost costs".split(
    " ",
  ),
);

/** Words by which somebody says what a number meant. */
const OF_A_MEANING = new Set(
  "each every apiece piece pieces per total together altogether once whole everything all out cost costs pay paid spend spent expense expenses come comes goes go in income earn get revenue item items unit units times job jobs order orders booking bookings sale sales sold sell number count many month monthly week weekly year yearly day daily a an the of for on to is are was its it im that thats this what them they those these one just only about mean meant well sorry yes i we my our me and oh ok okay so".split(
    " ",
  ),
);

export type Wording = "change" | "meaning";

/** Whether a message says anything beyond such words and those of the sum itself: then it is about something else. */
export function saysElse(text: string, wording: Wording, known: string): boolean {
  const little = wording === "change" ? OF_A_CHANGE : OF_A_MEANING;
  const stems = new Set(wordsOf(known).map(stemOf));
  return wordsOf(text).some(
    (word) => !/^\d/u.test(word) && word.length > 1 && !little.has(word) && !stems.has(stemOf(word)),
  );
}
