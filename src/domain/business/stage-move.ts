import type { Milestone } from "./fact-keys.ts";
import type { Knowledge } from "./facts.ts";
import { STAGES, type Stage } from "./way.ts";

/** What shows that a business has arrived at a stage: one of the groups is enough, all of a group are needed. */
const ARRIVED: readonly { readonly stage: Stage; readonly groups: readonly (readonly Milestone[])[] }[] = [
  // Finished quests alone do not make a business steady: only reported sales, or a full house, do.
  {
    stage: "Scaling",
    groups: [
      ["steady"],
      ["gathering", "numbers", "repeat", "capacity"],
      ["audience", "rhythm", "numbers", "capacity"],
    ],
  },
  { stage: "Launching", groups: [["firstSale"], ["gathering"], ["published", "rhythm"]] },
  {
    stage: "Pre-Launch",
    groups: [
      ["permit"],
      ["published"],
      ["price", "wanted", "rules", "registered"],
      ["proof", "price", "page"],
    ],
  },
  { stage: "Legal Setup", groups: [["made", "tried", "cost", "price"]] },
  { stage: "Planning Stage", groups: [["talked", "offer", "made"]] },
];

export interface StageMove {
  readonly to: Stage;
  /** The facts that speak for it. */
  readonly because: readonly Milestone[];
}

/** The stage that the facts speak for, if it lies beyond the one in the profile and was not refused. */
export function proposeStage(
  { yes }: Pick<Knowledge, "yes">,
  stage: Stage,
  refused: ReadonlySet<Stage>,
): StageMove | null {
  for (const { stage: to, groups } of ARRIVED) {
    if (STAGES.indexOf(to) <= STAGES.indexOf(stage)) return null;
    const because = groups.find((group) => group.every((fact) => yes.has(fact)));
    if (because && !refused.has(to)) return { to, because };
  }
  return null;
}
