import { readLedger } from "#contracts/admin/person.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { call } from "#web/platform/api/api.ts";
import { NothingHere } from "#web/ui/section-card.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { When } from "#web/ui/when.tsx";
import { usePages } from "../pages.ts";
import { PersonPages } from "./person-pages.tsx";

type Entry = OutputOf<typeof readLedger>["entries"][number];

const COLUMNS: readonly Column<Entry>[] = [
  { id: "at", heading: "When", cell: ({ at }) => <When at={at} withTime />, isRowHeader: true },
  { id: "why", heading: "Why", cell: ({ source }) => sourceText(source) },
  {
    id: "xp",
    heading: "XP",
    align: "end",
    cell: ({ amount, nominal }) => (
      <span
        title={amount < nominal ? `${nominal} without the cap` : undefined}
        className="font-650 text-success"
      >
        +{amount}
      </span>
    ),
  },
  {
    id: "balance",
    heading: "Balance",
    align: "end",
    cell: ({ balance }) => (balance === null ? "Waiting" : balance.toLocaleString("en")),
  },
];

export function LedgerTab({ id }: { id: string }) {
  const pages = usePages<Entry>({
    path: readLedger.path,
    filter: { id },
    read: async (before, signal) => {
      const { entries, next } = await call(readLedger, { id, ...before }, { signal });
      return { rows: entries, count: null, next };
    },
  });
  return (
    <PersonPages pages={pages} what="the XP ledger">
      {pages.rows?.length === 0 ? (
        <NothingHere title="No XP yet" text="Every point that is paid leaves a line here." />
      ) : (
        <Table
          caption="XP ledger"
          columns={COLUMNS}
          rows={pages.rows ?? []}
          rowKey={({ id }) => id}
          className="mt-2"
        />
      )}
    </PersonPages>
  );
}

function sourceText(source: string): string {
  if (source === "quest") return "Quest completed";
  return source.startsWith("share") ? "Shared" : source.replaceAll("_", " ");
}
