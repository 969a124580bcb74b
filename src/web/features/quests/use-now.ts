import { useEffect, useState } from "react";
import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";

/** Milliseconds since the epoch, updated every second while `isRunning`. */
export function useSeconds(isRunning: boolean): number {
  return useClock(isRunning ? MS_PER_SECOND : null);
}

/** The person's current date; updates after midnight on an open page. */
export function useToday(timeZone: string): CalendarDay {
  return dayAt(new Date(useClock(MS_PER_MINUTE)), timeZone);
}

function useClock(everyMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === null) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    // Timers pause in a hidden or sleeping tab: update as soon as it is visible again.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs]);
  return nowMs;
}
