import { MS_PER_DAY } from "../general/durations.ts";
import type { FactRecord } from "./facts.ts";

/** What somebody typed about it, at most. */
export const CONCERN_MAX_LENGTH = 300;

/** After a choice the person is asked again a week later; after "Not now" a month later. */
const ASK_AGAIN_DAYS = { chosen: 7, none: 28 };

/** Whether it is time to ask what is on the person's mind. */
export function isConcernDue(records: readonly FactRecord[], now: Date): boolean {
  const last = records.findLast(({ key }) => key === "concern");
  if (!last) return true;
  const days = last.value ? ASK_AGAIN_DAYS.chosen : ASK_AGAIN_DAYS.none;
  return now.getTime() - last.at.getTime() >= days * MS_PER_DAY;
}
