import { TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import { asRejectReason } from "#domain/quests/rejection.ts";
import type { BatchContext } from "../draft.ts";
import { type PastQuest, templateOf } from "../history.ts";
import type { Playbook, Template } from "../playbook/playbook.ts";
import { situationsAmong } from "../playbook/vocabulary.ts";

/** What the person told in words and no quest has answered since, the strongest first. */
export function openTold({
  request,
  playbook,
}: {
  readonly request: Pick<BatchContext["request"], "person" | "history">;
  readonly playbook: Pick<Playbook, "byId">;
}): ToldState[] {
  const { knowledge, words } = request.person.business;
  const told = TOLD_STATES.filter((state) => knowledge.yes.has(state) && words[`${state}Said`] !== undefined);
  return told.filter((state) => {
    const record = knowledge.records.get(`${state}Said`);
    return !request.history.past.some(
      (quest) => answers(quest, state, playbook) && !isToldSince(record, quest.settledAt),
    );
  });
}

/** Situations that the description tells and no quest has answered yet. */
export function openSituations({
  request: { person, history },
  playbook,
}: {
  readonly request: Pick<BatchContext["request"], "person" | "history">;
  readonly playbook: Pick<Playbook, "byId">;
}): string[] {
  const done = new Set(history.past.map((quest) => doneTemplate(quest, playbook)?.situation));
  return situationsAmong(person.business.words).filter((situation) => !done.has(situation));
}

function answers(quest: PastQuest, state: ToldState, playbook: Pick<Playbook, "byId">): boolean {
  return doneTemplate(quest, playbook)?.told === state;
}

/** Done, or turned down because it was done before. */
function doneTemplate(quest: PastQuest, playbook: Pick<Playbook, "byId">): Template | undefined {
  const isDone = quest.outcome === "completed" || asRejectReason(quest.rejectReason) === "Already done";
  return isDone ? templateOf(quest, playbook) : undefined;
}

/** Told again after the quest; what stands in the description is as old as the description. */
function isToldSince(record: { source: string; at: Date } | undefined, settledAt: Date | undefined): boolean {
  if (!record || record.source === "description") return false;
  return settledAt === undefined || record.at > settledAt;
}

/** Whether a quest answers what the person said, in their own words. */
export function takesUpWords({ told, situation }: Pick<Template, "told" | "situation">): boolean {
  return told !== null || situation !== null;
}
