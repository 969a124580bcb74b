import { UNSENT, unstored } from "./drafts.ts";

/** Whether changes that wait to be sent would end with this tab. Apart, since the first screen does not need it. */
export function hasUnstoredChanges(): boolean {
  return [...unstored.keys()].some((key) => key.includes(UNSENT));
}
