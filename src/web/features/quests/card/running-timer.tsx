import { clockTime } from "../quest-time.ts";
import { useCountedMs } from "../running/counted-time.ts";
import type { DatedQuest } from "../use-quests.ts";

/** Time worked without pauses, including time while the page was closed. */
export function RunningTimer({ quest }: { quest: DatedQuest }) {
  const workedMs = useCountedMs(quest);
  return (
    <b
      role="timer"
      aria-label="Time worked"
      className="num ml-auto text-18 leading-none @min-[200px]:text-[20px] font-750 tracking-[.01em]"
    >
      {clockTime(workedMs)}
    </b>
  );
}
