import type { Milestone } from "#domain/business/fact-keys.ts";

/** Milestones whose quests turn to the people who have bought. */
const WITH_BUYERS: ReadonlySet<Milestone> = new Set([
  "reviews",
  "repeat",
  "keep",
  "numbers",
  "steady",
  "capacity",
  "process",
  "priceRaised",
  "second",
]);

const BUYERS = String.raw`(?:\{customers\}|\{sales\}|clients|buyers|customers|regulars|learners|orders|invoices|reviews|bookings)`;
/** Known from before: "past clients", "happy customers". */
const KNOWN =
  "(?:past|regular|happy|early|recent|returning|existing|paying|loyal|faithful|former|content|standing|current|quiet)";
const COUNTED = new RegExp(
  String.raw`(?<!next |new |other |lost )\{n\} (?:of your |of my )?(?:\w+ )?${BUYERS}(?! (?:read|know|use|type|trust|who might|you do not))`,
  "u",
);
const SURELY_KNOWN = new RegExp(
  [
    String.raw`\{n\} (?:of your )?${KNOWN} ${BUYERS}`,
    String.raw`(?:last|latest|past|best|earliest) \{n\} (?:paid |real )?${BUYERS}`,
    String.raw`\{n\} (?:people|${BUYERS}) (?:who|that) (?:have )?(?:bought|came|ordered|booked|paid|finished|left|stopped|cancelled|were content)`,
    String.raw`\{n\} (?:buyers|past clients)`,
  ].join("|"),
  "u",
);

/** Whether {n} of a quest counts people who have bought, or what they ordered: there must be so many. */
export function countsBuyers(milestone: Milestone, texts: readonly string[]): boolean {
  return texts.some((text) => SURELY_KNOWN.test(text) || (WITH_BUYERS.has(milestone) && COUNTED.test(text)));
}
