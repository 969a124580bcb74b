import { useMemo } from "react";
import { type UnsentQuestChange, withUnsentChanges } from "../unsent/unsent-changes.ts";
import type { useQuests } from "../use-quests.ts";
import { withUnsentWork } from "../work/unsent-work.ts";
import type { useQuestWork } from "../work/use-quest-work.ts";

interface Unsent {
  changes: readonly UnsentQuestChange[];
  work: ReturnType<typeof useQuestWork>;
  timeZone: string;
}

/** The lists with everything that is not sent yet, and the quests it belongs to. */
export function useUnsentShown(
  { active, completed }: ReturnType<typeof useQuests>,
  { changes, work, timeZone }: Unsent,
) {
  const { unsent, waitingIds } = work;
  const lists = useMemo(() => {
    const shown = withUnsentChanges({ active, completed }, changes, timeZone);
    return { ...shown, active: shown.active.map((quest) => withUnsentWork(quest, unsent)) };
  }, [active, completed, changes, timeZone, unsent]);
  const ids = useMemo(
    () =>
      changes.length > 0 ? new Set([...waitingIds, ...changes.map(({ quest }) => quest.id)]) : waitingIds,
    [changes, waitingIds],
  );
  return { ...lists, waitingIds: ids };
}
