import type { Way } from "../playbook/playbook.ts";
import type { Trade } from "../playbook/schema.ts";
import type { Tag } from "../playbook/vocabulary.ts";

/** Regulated only if this is the work, not its subject: a mural in a nursery needs no permit for child care. */
const IF_SAID: Partial<Record<Tag, RegExp>> = {
  children:
    /\b(?:childmind|child ?care|day ?care|nann(?:y|ies)|babysit|cr[eè]che|after-?school|summer camp|minding|toddler group|playgroup|kindergarten)/iu,
  vehicles: /\b(?:taxi|driv(?:e|ing|er)|bus|minibus|tow|chauffeur|transport\w*|passengers?)\b/iu,
};

/** Whether the work needs a permit: by what it deals with, if the way of this model has one. */
export function isRegulated(tags: ReadonlySet<Tag>, description: string, way: Way): boolean {
  return (
    needsPermit(way) &&
    [...tags].some((tag) => REGULATED.has(tag) && (IF_SAID[tag]?.test(description) ?? true))
  );
}

/** Trades whose work is forbidden without a permit nearly everywhere. */
const REGULATED: ReadonlySet<Tag> = new Set([
  "food",
  "alcohol",
  "children",
  "electrics",
  "vehicles",
  "drones",
  "health",
]);

/** Ways without a permit speak or write about a regulated thing rather than doing it. */
function needsPermit({ milestones }: Way): boolean {
  return milestones.some(({ id }) => id === "permit");
}

const TAG_WORDS: readonly (readonly [Tag, RegExp])[] = [
  [
    "food",
    /\b(?:food|kitchen(?! tables?)|cook|bak(?:e|ing|ery)|jam|cake|bread|tamales|tacos?|catering|chocolate|spice|tea|coffee|juice|snacks?)\b/iu,
  ],
  ["fire", /\bcandles?\b/iu],
  ["skin", /\b(?:soap|cosmetics?|skincare|lotion|balm|cream)\b/iu],
  ["children", /\b(?:child(?:ren|minding|care)?|toddlers?|bab(?:y|ies)|newborns?|kids|girls|boys)\b/iu],
  ["animals", /\b(?:dogs?|cats?|pets?|horses?|bees?|animals?)\b/iu],
  ["health", /\b(?:massage|therap|physio|nurse|medicine|health|care home|patients?)\b/iu],
  ["personal-data", /\b(?:app|tool|software|saas|patients?|bookkeep|reminder|booking|care)\b/iu],
  ["electrics", /\b(?:electric|appliances?|toasters|lamps|pat testing)\b/iu],
  ["drones", /\bdrones?\b/iu],
  ["filming", /\b(?:film|videos?|youtube|podcast)\b/iu],
  [
    "photos-of-people",
    /\b(?:portrait|wedding|newborn|elopement|family) (?:photo|shoot)|\bphotograph(?:y|er)\b/iu,
  ],
];

/** What a business deals with, by its trade and its own words. */
export function tagsOf(description: string, trade: Trade | null): Set<Tag> {
  const said = TAG_WORDS.flatMap(([tag, pattern]) => (pattern.test(description) ? [tag] : []));
  return new Set([...(trade?.tags ?? []), ...said]);
}
