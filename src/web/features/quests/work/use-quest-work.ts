import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { setCounting } from "#domain/quests/quest-work.ts";
import { mustTicksWait } from "#domain/quests/unsent-changes.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { isShownCompleted, putWork, refetchQuests } from "../quest-cache.ts";
import { saveQuest } from "../save-quest.ts";
import { readWaiting, unsentMoved } from "../unsent/unsent-changes.ts";
import { useResend } from "../unsent/use-resend.ts";
import { countedTime } from "./counted-time.ts";
import { keepUnsentWork, readUnsentWork, type UnsentWork } from "./unsent-work.ts";

/**
 * Ticks steps and pauses the counted time. The page shows each change at once; what could not be sent is
 * kept, shown as unsaved and sent again until the server has answered.
 */
export function useQuestWork(userId: string) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation({ mutationFn: saveQuest });
  const [unsent, setUnsent] = useState(() => readUnsentWork(userId));
  const [waitingIds, setWaitingIds] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(readUnsentWork(userId))),
  );
  const sending = useRef(new Set<string>());

  const keep = (id: string, work?: UnsentWork) => {
    keepUnsentWork(userId, id, work);
    setUnsent(readUnsentWork(userId));
  };
  const forget = (id: string) => {
    keep(id);
    setWaitingIds((ids) => without(ids, id));
  };

  const wait = (id: string) => setWaitingIds((ids) => new Set([...ids, id]));

  const giveUp = (id: string, error: unknown) => {
    forget(id);
    // Ticks of a quest that is completed by now are of no use to anybody.
    if (!isShownCompleted(client, id)) toastError(displayOf(error));
    refetchQuests(client);
  };

  const send = async (id: string) => {
    if (sending.current.has(id)) return;
    sending.current.add(id);
    try {
      // Again if something was changed meanwhile: one request at a time, so that the last change wins.
      for (let work = readUnsentWork(userId)[id]; work; work = readUnsentWork(userId)[id]) {
        const { shown: _, ...changes } = work;
        await putWork(client, await save({ taskId: id, ...changes }));
        if (JSON.stringify(readUnsentWork(userId)[id]) === JSON.stringify(work)) forget(id);
      }
      unsentMoved.emit();
    } catch (error) {
      if (canWait(error) === false) giveUp(id, error);
      else wait(id);
    } finally {
      sending.current.delete(id);
    }
  };

  const sendOrWait = (id: string) => (mustWait(userId, id) ? wait(id) : void send(id));

  const change = ({ id }: QuestView, { shown, ...changes }: UnsentWork) => {
    const before = readUnsentWork(userId)[id];
    keep(id, { ...before, ...changes, shown: { ...before?.shown, ...shown } });
    sendOrWait(id);
  };

  useResend(waitingIds.size > 0, () => {
    const left = readUnsentWork(userId);
    // A completion took its ticks along.
    setUnsent(left);
    setWaitingIds((ids) => new Set([...ids].filter((id) => left[id])));
    for (const id of Object.keys(left)) sendOrWait(id);
  });

  return {
    unsent,
    waitingIds,
    forgetWork: forget,
    tick: (quest: QuestView, step: number, isDone: boolean) => {
      const others = quest.stepsDone.filter((known) => known !== step);
      const stepsDone = isDone ? [...others, step].sort((a, b) => a - b) : others;
      change(quest, { stepsDone, shown: { stepsDone } });
    },
    setCounting: (quest: QuestView, isCounting: boolean) => {
      const { workedSec, countingSince } = setCounting(countedTime(quest), isCounting, new Date());
      change(quest, {
        isCounting,
        shown: { workedSec, countingSince: countingSince?.toISOString() ?? null },
      });
    },
  };
}

function mustWait(userId: string, questId: string): boolean {
  return !navigator.onLine || mustTicksWait(readWaiting(userId), questId);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((known) => known !== id)) : ids;
}
