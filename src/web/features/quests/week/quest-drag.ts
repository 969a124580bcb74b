import { createContext, type DragEvent, use } from "react";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { isAvailable } from "#domain/onboarding/weekly-schedule.ts";
import { useQuestActions } from "../quest-actions.ts";
import type { DatedQuest } from "../use-quests.ts";

interface QuestDrag {
  /** The quest whose card is being dragged to another day. */
  dragged: DatedQuest | null;
  setDragged: (quest: DatedQuest | null) => void;
}

/** One for all weeks on the page, so that a card can be dragged into the next week. */
const Context = createContext<QuestDrag>({ dragged: null, setDragged: () => undefined });

export const QuestDragProvider = Context.Provider;

export function useQuestDrag(): QuestDrag {
  return use(Context);
}

/** What a day needs to take a dragged card. Null while nothing is dragged, and on days that take no quests. */
export function useDayDrop(day: CalendarDay) {
  const { dragged, setDragged } = useQuestDrag();
  const { today, schedule, moveTo } = useQuestActions();
  if (!dragged || day < today || day === dragged.dueDay || !isAvailable(schedule, day)) return null;
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragged(null);
      moveTo(dragged, day);
    },
  };
}
