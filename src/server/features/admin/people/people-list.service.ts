import {
  COUNTED_PEOPLE,
  type countPeople,
  type ListedPerson,
  type listPeople,
} from "#contracts/admin/people.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { DEFAULT_SORTING, firstOrder } from "#domain/admin/people-order.ts";
import { PLAN_KINDS } from "#domain/admin/plan-kinds.ts";
import { SEGMENTS, segmentOf } from "#domain/analytics/segments.ts";
import type { Context } from "#server/platform/context.ts";
import { PAGE } from "#server/platform/list-page.ts";
import { planKindOfRow, viewAdminUser } from "../admin-user-view.ts";
import { findUsers } from "../admin-users.repository.ts";
import { refreshBeforeReading } from "./people-index.service.ts";
import * as list from "./people-list.repository.ts";

type Input = InputOf<typeof listPeople>;

export async function findListedPeople(ctx: Context, input: Input): Promise<OutputOf<typeof listPeople>> {
  // What just changed is on the list at once; what a busy instance has beyond that comes with the job.
  if (input.after === undefined) await refreshBeforeReading(ctx.db, ctx.now);
  const wanted = wantedOf(input);
  const isSearch = wanted.after === null && wanted.search !== "";
  const found = await list.findListed(ctx.db, wanted, isSearch ? COUNTED_PEOPLE + 1 : PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    people: await viewListed(
      ctx,
      page.map(({ id }) => id),
    ),
    found: isSearch ? found.length : await countFiltered(ctx, wanted),
    next: last ? [...(last.value === null ? [] : [last.value]), last.id].join("~") : null,
  };
}

function wantedOf(input: Input): list.PeopleWanted {
  const sort = input.sort ?? DEFAULT_SORTING.sort;
  return {
    sort,
    order: input.order ?? firstOrder(sort),
    search: (input.search ?? "").trim(),
    isClosed: input.closed === "true",
    plan: input.planKind,
    segment: input.segment,
    isPending: input.pending === "true",
    after: input.after === undefined ? null : placeOf(input.after, sort),
  };
}

/** A place of another order begins at the top of this one. */
function placeOf(after: string, sort: string): list.Place | null {
  const [first = "", second] = after.split("~");
  if (second === undefined) return sort === "name" ? { value: null, id: first } : null;
  return sort === "name" ? null : { value: first, id: second };
}

/** Exact, without looking at the people. */
async function countFiltered({ db }: Context, wanted: list.PeopleWanted): Promise<number | null> {
  const { after, search, isClosed, plan, segment, isPending } = wanted;
  if (after !== null || search !== "" || !(plan || segment || isPending)) return null;
  const alike = (await list.readCounts(db)).filter(
    (row) =>
      row.is_closed === isClosed &&
      (!plan || row.plan === PLAN_KINDS.indexOf(plan)) &&
      (!segment || row.segment === SEGMENTS.indexOf(segment)) &&
      !(isPending && row.is_onboarded),
  );
  return sumOf(alike);
}

function sumOf(rows: readonly list.Alike[]): number {
  return rows.reduce((total, { people }) => total + people, 0);
}

/** In the order of the ids. */
async function viewListed({ db, now }: Context, ids: readonly string[]): Promise<ListedPerson[]> {
  if (ids.length === 0) return [];
  const [rows, marks] = await Promise.all([findUsers(db, ids), list.readMarks(db, ids)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const lastSeenAt = marks.get(id)?.last_seen_at ?? null;
    return [
      {
        ...viewAdminUser(row, now),
        planKind: planKindOfRow(row, now),
        segment: segmentOf(row.created_at, lastSeenAt, now),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        isFlagged: marks.get(id)?.is_flagged ?? false,
      },
    ];
  });
}

export async function countListedPeople(ctx: Context): Promise<OutputOf<typeof countPeople>> {
  await refreshBeforeReading(ctx.db, ctx.now);
  const [alike, flagged] = await Promise.all([list.readCounts(ctx.db), list.countFlagged(ctx.db)]);
  const open = alike.filter((row) => !row.is_closed);
  const by = <Name extends string>(names: readonly Name[], placeIn: (row: list.Alike) => number) =>
    Object.fromEntries(
      names.map((name, place) => [name, sumOf(open.filter((row) => placeIn(row) === place))]),
    ) as Record<Name, number>;
  return {
    open: sumOf(open),
    closed: sumOf(alike) - sumOf(open),
    pending: sumOf(open.filter((row) => !row.is_onboarded)),
    flagged,
    plans: by(PLAN_KINDS, ({ plan }) => plan),
    segments: by(SEGMENTS, ({ segment }) => segment),
  };
}
