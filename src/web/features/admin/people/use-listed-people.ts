import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { countPeople, type ListedPerson, listPeople } from "#contracts/admin/people.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { usePages } from "../pages.ts";
import type { PeopleAddress } from "./people-address.ts";

const TYPING_PAUSE_MS = 300;

export function useListedPeople({ view, search, plan, segment, isPending, sort, order }: PeopleAddress) {
  const filter = {
    ...(search && { search }),
    ...(view === "closed" && { closed: "true" as const }),
    ...(plan && { planKind: plan }),
    ...(segment && { segment }),
    ...(isPending && { pending: "true" as const }),
    // Closed accounts stand in the order in which they joined.
    ...(view === "closed" ? { sort: "joined" as const } : { sort, order }),
  };
  return usePages<ListedPerson>({
    path: listPeople.path,
    filter,
    read: async ({ before }, signal) => {
      const page = await call(listPeople, { ...filter, ...(before && { after: before }) }, { signal });
      return { rows: page.people, count: page.found, next: page.next };
    },
  });
}

export function usePeopleCounts() {
  return useQuery({ ...queryOf(countPeople), ...READ_ON_MOUNT });
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
