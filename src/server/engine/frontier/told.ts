import { TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import { asRejectReason } from "#domain/quests/rejection.ts";
import type { BatchContext } from "../draft.ts";
import { type PastQuest, templateOf } from "../history.ts";
import type { Playbook, Template } from "../playbook/playbook.ts";

/** The state that a quest takes up in the person's own words; null if it quotes nothing. */
export function toldStateOf({ when, knows }: Pick<Template, "when" | "knows">): ToldState | null {
  return (
    TOLD_STATES.find(
      (state) => when.includes(state) && (knows.includes(`${state}Said`) || knows.includes(`${state}By`)),
    ) ?? null
  );
}

/** What the person told in words and no quest has answered since, the strongest first. */
export function openTold({ request, playbook }: Pick<BatchContext, "request" | "playbook">): ToldState[] {
  const { knowledge, words } = request.person.business;
  const told = TOLD_STATES.filter((state) => knowledge.yes.has(state) && words[`${state}Said`] !== undefined);
  return told.filter((state) => {
    const record = knowledge.records.get(`${state}Said`);
    return !request.history.past.some(
      (quest) => answers(quest, state, playbook) && !isToldSince(record, quest.settledAt),
    );
  });
}

/** Done, or turned down because it was done before. */
function answers(quest: PastQuest, state: ToldState, playbook: Playbook): boolean {
  const isDone = quest.outcome === "completed" || asRejectReason(quest.rejectReason) === "Already done";
  const template = isDone ? templateOf(quest, playbook) : undefined;
  return template !== undefined && toldStateOf(template) === state;
}

/** Told again after the quest; what stands in the description is as old as the description. */
function isToldSince(record: { source: string; at: Date } | undefined, settledAt: Date | undefined): boolean {
  if (!record || record.source === "description") return false;
  return settledAt === undefined || record.at > settledAt;
}
