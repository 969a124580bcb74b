import { t } from "#web/platform/language/text.ts";
import { clockTime } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { useCountedMs } from "../work/counted-time.ts";

/** Time worked without pauses, including time while the page was closed. */
export function RunningTimer({ quest }: { quest: DatedQuest }) {
  const workedMs = useCountedMs(quest);
  return (
    <b
      role="timer"
      aria-label={t("Time worked")}
      className="num ml-auto text-15 leading-none @min-[200px]:text-18 font-750 tracking-[.01em]"
    >
      {clockTime(workedMs)}
    </b>
  );
}
