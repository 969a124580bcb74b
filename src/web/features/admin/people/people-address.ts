import { useSearchParams } from "wouter";
import {
  DEFAULT_SORTING,
  ORDERS,
  type Order,
  PEOPLE_SORTS,
  type PeopleSort,
} from "#domain/admin/people-order.ts";
import { PLAN_KINDS, type PlanKind } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS, type Segment } from "#domain/analytics/segments.ts";

export type PeopleViewName = "open" | "closed" | "flagged";

/** What the address of the page says: links, reloads and Back keep it. */
export interface PeopleAddress {
  readonly view: PeopleViewName;
  readonly search: string;
  readonly plan: PlanKind | null;
  readonly segment: Segment | null;
  readonly isPending: boolean;
  readonly sort: PeopleSort;
  readonly order: Order;
  /** The id of the open person. */
  readonly person: string | null;
}

const one = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

export function usePeopleAddress() {
  const [params, setParams] = useSearchParams();
  const view = one(["closed", "flagged"] as const, params.get("view"));
  const address: PeopleAddress = {
    view: view ?? "open",
    search: params.get("search") ?? "",
    plan: one(PLAN_KINDS, params.get("plan")),
    segment: one(SEGMENTS, params.get("segment")),
    isPending: params.get("pending") === "true",
    sort: one(PEOPLE_SORTS, params.get("sort")) ?? DEFAULT_SORTING.sort,
    order: one(ORDERS, params.get("order")) ?? DEFAULT_SORTING.order,
    person: params.get("person"),
  };
  /** Opening a person is a step that Back undoes; a filter replaces the address. */
  const go = (change: Partial<PeopleAddress>) =>
    setParams(() => paramsOf({ ...address, ...change }), { replace: !("person" in change) });
  return { address, go };
}

function paramsOf(address: PeopleAddress): URLSearchParams {
  const isDefault = address.sort === DEFAULT_SORTING.sort && address.order === DEFAULT_SORTING.order;
  const entries = Object.entries({
    view: address.view === "open" ? null : address.view,
    search: address.search,
    plan: address.plan,
    segment: address.segment,
    pending: address.isPending ? "true" : null,
    sort: isDefault ? null : address.sort,
    order: isDefault ? null : address.order,
    person: address.person,
  });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
