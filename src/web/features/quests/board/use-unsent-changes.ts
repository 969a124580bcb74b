import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { beginWrite, endWrite } from "../quest-cache.ts";
import { loadSending } from "../sending/load-sending.ts";
import {
  dropUnsent,
  keepUnsent,
  readWaiting,
  type UnsentQuestChange,
  type UnsentQueue,
  unsentMoved,
} from "../unsent/unsent-changes.ts";
import { useResend } from "../unsent/use-resend.ts";

/**
 * Quests made, started and completed without connection: shown at once, kept on the device, and sent one after the
 * other until the server has answered each.
 */
export function useUnsentChanges(
  userId: string,
  onPaid: (questId: string, xp: number) => void,
): UnsentQueue & { changes: readonly UnsentQuestChange[]; resend: () => void } {
  const client = useQueryClient();
  const [changes, setChanges] = useState(() => readWaiting(userId));
  const isSending = useRef(false);
  const refresh = () => setChanges(readWaiting(userId));

  const sendAll = async () => {
    if (isSending.current || readWaiting(userId).length === 0) return;
    isSending.current = true;
    beginWrite(client);
    try {
      const { sendWaiting } = await loadSending();
      await sendWaiting(client, userId, onPaid, () => {
        refresh();
        unsentMoved.emit();
      });
    } catch {
      // That part could not be fetched: tried again with the next attempt.
    } finally {
      isSending.current = false;
      refresh();
      endWrite(client);
    }
  };
  useResend(changes.length > 0, () => void sendAll());
  return {
    changes,
    resend: () => void sendAll(),
    keep: (change) => {
      const isKept = keepUnsent(userId, change);
      refresh();
      return isKept;
    },
    begin: (change) => void keepUnsent(userId, change, { isUnderWay: true }),
    end: (change) => {
      dropUnsent(userId, [change]);
      unsentMoved.emit();
    },
    has: (questId) => readWaiting(userId).some(({ quest }) => quest.id === questId),
  };
}
