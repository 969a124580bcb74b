import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";

interface Page<Row> {
  rows: Row[];
  /** Of the whole list, where the server counts it. */
  count: number | null;
  next: string | null;
}

interface PagesOptions<Row> {
  path: string;
  /** What the list is narrowed to: another filter is another list. */
  filter?: Record<string, string>;
  read: (before: { before?: string }, signal: AbortSignal) => Promise<Page<Row>>;
}

/** A list by pages, newest first. The last list stays while another one is read. */
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

export function dropRows(queries: QueryClient, path: string, ids: readonly string[]): void {
  changeRows(queries, path, (rows) => rows.filter(({ id }) => !ids.includes(id)));
}
