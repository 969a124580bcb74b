import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { type LoggedMailView, listSentMails } from "#contracts/console/mails.ts";
import { MAIL_LOG_STATES, type MailLogState } from "#domain/email/mail-rules.ts";
import { call } from "#web/platform/api/api.ts";
import { READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { When } from "#web/ui/when.tsx";
import { withRange } from "#web/wiring/console-path.ts";
import { MailBadge } from "./mail-badge.tsx";

const STATES: Record<MailLogState, { word: string; tone: BadgeTone; said: string }> = {
  sent: { word: "Sent", tone: "success", said: "The mail server took it." },
  failed: { word: "Failed", tone: "danger", said: "It was not sent." },
  sending: { word: "On its way", tone: "info", said: "It is being sent." },
  in_doubt: { word: "In doubt", tone: "warning", said: "The server stopped while sending it." },
};

const SEGMENTS = [
  { value: "all" as const, label: "All" },
  ...MAIL_LOG_STATES.map((value) => ({ value, label: STATES[value].word })),
];

const COLUMNS: Column<LoggedMailView>[] = [
  { id: "person", heading: "Person", isRowHeader: true, cell: (mail) => <ToPerson {...mail} /> },
  { id: "when", heading: "When", cell: ({ at }) => <When at={at} withTime /> },
  { id: "mail", heading: "Mail", cell: ({ type }) => <MailBadge type={type} /> },
  {
    id: "state",
    heading: "State",
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>,
  },
  {
    id: "what",
    heading: "What happened",
    cell: ({ state, error, attempts }) =>
      `${error ?? STATES[state].said}${attempts > 1 ? ` ${attempts} attempts.` : ""}`,
  },
];

function ToPerson({ userId, username }: Pick<LoggedMailView, "userId" | "username">) {
  const search = useSearch();
  return (
    <Link
      href={withRange(`/analytics/people?person=${userId}`, search)}
      className="text-on-primary-soft wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {username}
    </Link>
  );
}

/** Every mail with what became of it. Whether somebody opened it is not tracked. */
export function SentLog() {
  const [state, setState] = useState<MailLogState | "all">("all");
  const log = useInfiniteQuery({
    queryKey: [listSentMails.path, state],
    queryFn: ({ pageParam, signal }) =>
      call(listSentMails, { state, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...READ_ON_MOUNT,
  });
  const rows = log.data?.pages.flatMap(({ mails }) => mails);
  return (
    <SectionCard
      title="Sent log"
      about="Sent means that the mail server took it. Nobody tracks whether a mail is opened or its link pressed."
      aside={
        <Segmented
          label="State"
          segments={SEGMENTS}
          value={state}
          onValueChange={setState}
          className="max-sm:w-full max-sm:flex-wrap max-sm:[&_button]:min-w-22 sm:[&_button]:h-8 sm:[&_button]:px-3 sm:[&_button]:text-13 sm:pointer-coarse:[&_button]:h-11"
        />
      }
    >
      {rows ? (
        rows.length === 0 ? (
          <NothingHere title="No mail here yet" text="Every mail that goes out leaves a line." />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well
          <section className="max-h-96 overflow-y-auto" aria-label="Mails so far" tabIndex={0}>
            <Table
              caption="Mails so far, newest first"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
            {log.hasNextPage ? (
              <Button
                block
                className="mt-2"
                loading={log.isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                Load more mails
              </Button>
            ) : null}
          </section>
        )
      ) : log.isError ? (
        <LoadFailed what="The log could not be read." query={log} />
      ) : (
        <Skeleton className="h-40 rounded-quest" />
      )}
    </SectionCard>
  );
}
