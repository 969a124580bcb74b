import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";

interface Page<Row> {
  rows: Row[];
  /** Size of the whole list, if the server counts it. */
  count: number | null;
  next: string | null;
}

interface PagesOptions<Row> {
  path: string;
  /** Query filter; each filter is cached as a separate list. */
  filter?: Record<string, string>;
  read: (before: { before?: string }, signal: AbortSignal) => Promise<Page<Row>>;
}

/** A paged list, newest first. The previous list stays on screen while another loads. */
export function usePages<Row>({ path, filter = {}, read }: PagesOptions<Row>) {
  const query = useInfiniteQuery({
    queryKey: [path, filter],
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchOnMount: "always",
    retryOnMount: true,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return { query, rows, count: query.data?.pages[0]?.count ?? null };
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;

interface Identified {
  id: string;
}

function changeRows<Row extends Identified>(
  queries: QueryClient,
  path: string,
  change: (rows: Row[]) => Row[],
): void {
  queries.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: [path] }, (known) =>
    known ? { ...known, pages: known.pages.map((page) => ({ ...page, rows: change(page.rows) })) } : known,
  );
}

export function replaceRow<Row extends Identified>(queries: QueryClient, path: string, row: Row): void {
  changeRows<Row>(queries, path, (rows) => rows.map((known) => (known.id === row.id ? row : known)));
}

/** For an answer that has only some of what the row shows. */
export function mergeRow(queries: QueryClient, path: string, part: Identified): void {
  changeRows<Identified>(queries, path, (rows) =>
    rows.map((known) => (known.id === part.id ? { ...known, ...part } : known)),
  );
}

export function dropRows(queries: QueryClient, path: string, ids: readonly string[]): void {
  changeRows(queries, path, (rows) => rows.filter(({ id }) => !ids.includes(id)));
}
