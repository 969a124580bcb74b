import { clockTime } from "../quest-time.ts";
import { useSeconds } from "../use-now.ts";

/** Time since the start, including time while the page was closed. */
export function RunningTimer({ startedAt }: { startedAt: string | null }) {
  const nowMs = useSeconds(startedAt !== null);
  return (
    <b
      role="timer"
      aria-label="Time since the start"
      className="num ml-auto text-18 leading-none @min-[200px]:text-[20px] font-750 tracking-[.01em]"
    >
      {clockTime(startedAt ? nowMs - Date.parse(startedAt) : 0)}
    </b>
  );
}
