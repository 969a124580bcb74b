import { useEffect, useEffectEvent } from "react";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { unsentMoved } from "./unsent-changes.ts";

const RETRY_EVERY_MS = 5 * MS_PER_SECOND;

/** What is left from before a reload is sent at once; what failed, every few seconds and with the connection. */
export function useResend(isWaiting: boolean, resend: () => void): void {
  const sendAll = useEffectEvent(() => {
    if (navigator.onLine) resend();
  });
  useEffect(() => sendAll(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => sendAll();
    const timer = setInterval(again, RETRY_EVERY_MS);
    window.addEventListener("online", again);
    const stop = unsentMoved.subscribe(again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
      stop();
    };
  }, [isWaiting]);
}
