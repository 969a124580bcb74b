import type { QuestView } from "#contracts/quests.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";

/** Ticks and pauses of one quest that the server does not have yet. */
export interface UnsentWork {
  readonly stepsDone?: number[];
  readonly isCounting?: boolean;
  /** What the page shows meanwhile. */
  readonly shown: Partial<Pick<QuestView, "stepsDone" | "workedSec" | "countingSince">>;
}

/** By quest id. */
export type AllUnsentWork = Readonly<Record<string, UnsentWork>>;

const DRAFT_NAME = "unsent-work";

/** Kept with the person's drafts, so that nothing ends with the tab. */
export function readUnsentWork(userId: string): AllUnsentWork {
  const kept = readDraft(userId, DRAFT_NAME);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([id, work]) => (isWork(work) ? [[id, work]] : [])));
}

/** Read anew each time: another tab may have kept or sent something. Without work it is dropped. */
export function keepUnsentWork(userId: string, questId: string, work?: UnsentWork): void {
  const { [questId]: _, ...others } = readUnsentWork(userId);
  const all = work ? { ...others, [questId]: work } : others;
  if (Object.keys(all).length > 0) keepDraft(userId, DRAFT_NAME, all);
  else dropDraft(userId, DRAFT_NAME);
}

/** Validated: anyone can edit browser storage. */
function isWork(work: unknown): work is UnsentWork {
  if (typeof work !== "object" || work === null) return false;
  const { stepsDone, isCounting, shown } = work as Record<string, unknown>;
  const hasSteps = stepsDone === undefined || (Array.isArray(stepsDone) && stepsDone.every(Number.isInteger));
  const hasCounting = isCounting === undefined || typeof isCounting === "boolean";
  return hasSteps && hasCounting && typeof shown === "object" && shown !== null && isTime(shown);
}

function isTime(shown: object): boolean {
  const { workedSec, countingSince, stepsDone } = shown as Record<string, unknown>;
  return (
    (workedSec === undefined || typeof workedSec === "number") &&
    (countingSince === undefined || countingSince === null || typeof countingSince === "string") &&
    (stepsDone === undefined || Array.isArray(stepsDone))
  );
}

/** The quest as the person left it on this page. The same object if everything is sent. */
export function withUnsentWork<Quest extends QuestView>(quest: Quest, work: AllUnsentWork): Quest {
  const unsent = work[quest.id];
  return unsent ? { ...quest, ...unsent.shown } : quest;
}
