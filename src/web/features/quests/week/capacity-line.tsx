import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { hoursText } from "../quest-time.ts";

/** The week's hours compared with the time the person set aside. Worded neutrally. */
export function CapacityLine({ hours, timeCommitment }: { hours: number; timeCommitment: string | null }) {
  const { max } = weeklyHours(timeCommitment);
  const isFull = hours > max;
  return (
    <span className={isFull ? "text-warning" : undefined}>
      planned {hoursText(hours)} of {hoursText(max)}
      {isFull ? ", more than you set aside" : ""}
    </span>
  );
}
