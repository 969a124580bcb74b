import { createContext, use } from "react";
import type { CompletionNotes, QuestView } from "#contracts/quests.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import type { NewQuest } from "./quest-form.ts";

/** Actions a card can trigger. */
export interface QuestActions {
  today: CalendarDay;
  schedule: WeeklySchedule | null;
  unsavedIds: ReadonlySet<string>;
  highlightedId: string | null;
  /** Quests with changes that could not be saved yet. */
  waitingIds: ReadonlySet<string>;
  start: (quest: QuestView) => void;
  complete: (quest: QuestView) => void;
  openWorkspace: (quest: QuestView) => void;
  /** Shows the whole text before starting. */
  read: (quest: QuestView) => void;
  /** Opens the mentor with the quest's text in its input. */
  askMentor: (quest: QuestView) => void;
  edit: (quest: QuestView) => void;
  remove: (quest: QuestView) => void;
  reject: (quest: QuestView) => void;
  /** Sets the quest to its next smaller length. */
  shorten: (quest: QuestView) => void;
  tick: (quest: QuestView, step: number, isDone: boolean) => void;
  /** Pauses the counted time, or goes on. */
  setCounting: (quest: QuestView, isCounting: boolean) => void;
  /** Completes without asking further; resolves to whether it was saved, or kept to be sent later. */
  finish: (quest: QuestView, notes: CompletionNotes) => Promise<boolean>;
  /** Makes a quest for today. The id is the same for every attempt; once it is kept, the text may leave its line. */
  addQuest: (title: string, id: string, onKept?: () => void) => Promise<void>;
  addNewQuest: (input: NewQuest, onKept: () => void) => Promise<void>;
  moveTo: (quest: QuestView, day: CalendarDay) => void;
  onToolUsed: (name: string) => void;
}

const Context = createContext<QuestActions | null>(null);

export const QuestActionsProvider = Context.Provider;

export function useQuestActions(): QuestActions {
  const actions = use(Context);
  if (!actions) throw new Error("A quest card stands outside its week");
  return actions;
}
