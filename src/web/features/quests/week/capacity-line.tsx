import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { t } from "#web/platform/language/text.ts";
import { hoursText } from "../quest-time.ts";

/** The week's hours compared with the time the person set aside. Worded neutrally. */
export function CapacityLine({ hours, timeCommitment }: { hours: number; timeCommitment: string | null }) {
  const { max } = weeklyHours(timeCommitment);
  const isFull = hours > max;
  const figures = { hours: hoursText(hours), max: hoursText(max) };
  return (
    <span className={isFull ? "text-warning" : undefined}>
      {isFull
        ? t("planned {hours} of {max}, more than you set aside", figures)
        : t("planned {hours} of {max}", figures)}
    </span>
  );
}
