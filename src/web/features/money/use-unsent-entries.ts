import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { useMember } from "#web/platform/session/session.ts";
import { entriesMoved, readWaitingEntries, sendEntries, type UnsentEntry } from "./unsent-entries.ts";

const RETRY_EVERY_MS = 5 * MS_PER_SECOND;

/** The entries that wait for a connection; while this is on screen, they are sent as soon as there is one. */
export function useUnsentEntries(): readonly UnsentEntry[] {
  const client = useQueryClient();
  const { id: userId } = useMember();
  const [entries, setEntries] = useState(() => readWaitingEntries(userId));
  const look = useEffectEvent(() => setEntries(readWaitingEntries(userId)));
  const send = useEffectEvent(() => {
    if (navigator.onLine) void sendEntries(client, userId);
  });
  useEffect(() => {
    const onStorage = () => look();
    window.addEventListener("storage", onStorage);
    const stop = entriesMoved.subscribe(onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
      stop();
    };
  }, []);
  const isWaiting = entries.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => send();
    again();
    const timer = setInterval(again, RETRY_EVERY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [isWaiting]);
  return entries;
}
