/** The columns by which the list of people can be sorted. */
export const PEOPLE_SORTS = ["seen", "joined", "xp", "name"] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];
export const ORDERS = ["desc", "asc"] as const;
export type Order = (typeof ORDERS)[number];

/** The direction that the first press on a column gives: names from A, everything else from the top. */
export function firstOrder(sort: PeopleSort): Order {
  return sort === "name" ? "asc" : "desc";
}

export interface Sorting {
  readonly sort: PeopleSort;
  readonly order: Order;
}

export const DEFAULT_SORTING: Sorting = { sort: "seen", order: "desc" };

/** A press on the sorted column turns it round, on another sorts by that. */
export function pressColumn(now: Sorting, sort: PeopleSort): Sorting {
  if (now.sort !== sort) return { sort, order: firstOrder(sort) };
  return { sort, order: now.order === "desc" ? "asc" : "desc" };
}
