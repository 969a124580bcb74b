import { useEffect, useState } from "react";
import { type AdminUserView, listUsers } from "#contracts/admin/admin.ts";
import { call } from "#web/platform/api/api.ts";
import { usePages } from "./pages.ts";

const TYPING_PAUSE_MS = 300;

export interface PeopleFilter {
  search: string;
  view: "open" | "closed";
}

export function usePeople({ search, view }: PeopleFilter) {
  return usePages<AdminUserView>({
    path: listUsers.path,
    filter: { search, view },
    read: async (before, signal) => {
      const input = {
        ...before,
        ...(search && { search }),
        ...(view === "closed" && { closed: "true" as const }),
      };
      const { users, total, next } = await call(listUsers, input, { signal });
      return { rows: users, count: total, next };
    },
  });
}

/** Debounces the typed text. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
