import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { addChange, nextChange } from "#domain/quests/unsent-changes.ts";
import { isRefused } from "#web/platform/api/failure-kinds.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { beginWrite, endWrite } from "../quest-cache.ts";
import { readUnsentWork } from "../running/unsent-work.ts";
import { loadSending } from "../sending/load-sending.ts";
import {
  keepUnsentChanges,
  readUnsentChanges,
  type UnsentQuestChange,
  unsentMoved,
} from "./unsent-changes.ts";
import { useResend } from "./use-resend.ts";

/**
 * Quests made, started and completed without connection: shown at once, kept over a reload, and sent one after the
 * other until the server has answered each.
 */
export function useUnsentChanges(userId: string, onPaid: (questId: string, xp: number) => void) {
  const client = useQueryClient();
  const [changes, setChanges] = useState(() => readUnsentChanges(userId));
  const newest = useRef(changes);
  const isSending = useRef(false);

  const set = (next: readonly UnsentQuestChange[]) => {
    newest.current = next;
    setChanges(next);
    keepUnsentChanges(userId, next);
  };
  const next = () => nextChange(newest.current, new Set(Object.keys(readUnsentWork(userId))));

  const sendAll = async () => {
    if (isSending.current || !next()) return;
    isSending.current = true;
    beginWrite(client);
    try {
      const sending = await loadSending();
      for (let change = next(); change; change = next()) {
        const sent = change;
        try {
          await sending.sendChange(client, sent, onPaid);
        } catch (error) {
          noticeSessionEnd(error);
          if (!isRefused(error)) break;
          sending.sayRefused(sent, error);
        }
        set(newest.current.filter((known) => known !== sent));
        unsentMoved.emit();
      }
    } catch {
      // That part could not be fetched: tried again with the next attempt.
    } finally {
      isSending.current = false;
      endWrite(client);
    }
  };
  useResend(changes.length > 0, () => void sendAll());

  return {
    changes,
    /** False if no more can be kept. */
    keep: (change: UnsentQuestChange): boolean => {
      const kept = addChange(newest.current, change);
      if (kept) set(kept);
      return kept !== null;
    },
    has: (questId: string) => newest.current.some(({ quest }) => quest.id === questId),
  };
}
