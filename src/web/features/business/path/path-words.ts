import type { PathView } from "#contracts/business/path.ts";
import { STAGES, type Stage } from "#domain/business/way.ts";
import { t, tn } from "#web/platform/language/text.ts";
import type { PathStep, PathStepState } from "#web/ui/trail/path-step.ts";

export type PathMilestone = PathView["milestones"][number];

/**
 * The milestone that is worked on: of several the first with a quest to start. On a path without one the first that is
 * open. Null if all are behind.
 */
export function currentMilestone({ milestones }: PathView): PathMilestone | null {
  const first = (state: PathStepState) => milestones.find((milestone) => milestone.state === state);
  const startable = milestones.find(({ state, quests }) => state === "now" && quests.length > 0);
  return startable ?? first("now") ?? first("open") ?? null;
}

export function stepsOf({ milestones }: PathView): PathStep[] {
  return milestones.map(({ stage, state }) => ({ terrace: STAGES.indexOf(stage), state }));
}

/** The words for a state: for screen readers, and above the milestone's title. */
export const STATE_WORDS: Readonly<Record<PathStepState, string>> = {
  done: t("Reached"),
  passed: t("Behind you"),
  now: t("Current milestone"),
  open: t("Can be started"),
  ahead: t("Locked"),
};

/** The person's stage; if the profile has none, that of the current milestone. */
export function stageOf(path: PathView): Stage {
  return path.stage ?? currentMilestone(path)?.stage ?? "Scaling";
}

export interface StageMark {
  readonly stage: Stage;
  readonly look: "past" | "gold" | "here" | "ahead";
  readonly note: string;
}

/** How each stage stands. */
export function stageMarks(path: PathView): StageMark[] {
  const here = STAGES.indexOf(stageOf(path));
  return STAGES.map((stage, index) => {
    const own = path.milestones.filter((milestone) => milestone.stage === stage);
    const reached = own.filter(({ state }) => state === "done").length;
    const counted =
      reached === own.length
        ? t("all reached")
        : t("{count} of {total} reached", { count: reached, total: own.length });
    if (index === here) return { stage, look: "here", note: t("you are here") };
    if (index > here)
      return {
        stage,
        look: "ahead",
        note: reached > 0 ? counted : tn(own.length, "1 milestone", "{n} milestones"),
      };
    return { stage, look: reached > 0 ? "gold" : "past", note: reached > 0 ? counted : t("behind you") };
  });
}

/** The line below the page's title. */
export function summaryOf({ milestones: all }: PathView): string {
  const reached = all.filter(({ state }) => state === "done").length;
  if (reached === all.length) return t("Every milestone is reached. What comes now are seasons and reviews.");
  if (reached === 0) return t("No milestone is reached yet. The trail turns gold with the first.");
  return tn(
    reached,
    "1 milestone reached, {left} to go. Gold is what you have reached.",
    "{n} milestones reached, {left} to go. Gold is what you have reached.",
    { left: all.length - reached },
  );
}

/** "Needs a, b and c." */
export function needsOf({ needs }: PathMilestone): string | null {
  if (needs.length === 0) return null;
  const quoted = needs.map((need) => `“${need}”`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0
    ? t("Needs {milestones} and {last} first.", { milestones: quoted.join(", "), last })
    : t("Needs {milestone} first.", { milestone: last });
}
