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

import { keptParams } from "#web/wiring/console-path.ts";

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
  /** The open person alone, without the list. */
  readonly isPage: boolean;
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
    isPage: params.get("as") === "page",
  };
  /** Opening a person is a step that Back undoes; a filter replaces the address. */
  const go = (change: Partial<PeopleAddress>) =>
    setParams((known) => paramsOf({ ...address, ...change }, known), { replace: !("person" in change) });
  const hrefOf = (change: Partial<PeopleAddress>) =>
    `/analytics/people?${paramsOf({ ...address, ...change }, params).toString()}`;
  return { address, go, hrefOf };
}

/** With the range of the console's other pages, which the list does not use. */
function paramsOf(address: PeopleAddress, known: URLSearchParams): URLSearchParams {
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
    as: address.person && address.isPage ? "page" : null,
    ...keptParams(known),
  });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
