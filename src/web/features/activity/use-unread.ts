import { useQuery } from "@tanstack/react-query";
import type { ActivityView } from "#contracts/activity.ts";

/** The path is written out: the contract with its schemas is not part of the first script. */
const KEY = ["/api/activity"];

/** How many entries are unread, as far as this page has read the list; it asks for nothing itself. */
export function useUnread(): number {
  const { data } = useQuery<ActivityView[]>({ queryKey: KEY, enabled: false });
  return data?.filter(({ isRead }) => !isRead).length ?? 0;
}
