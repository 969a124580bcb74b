import { useQuery } from "@tanstack/react-query";
import { Check, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import {
  assignFeedback,
  FEEDBACK_STATUSES,
  type FeedbackEntryView,
  listFeedback,
  listOperators,
  readFeedback,
  setFeedbackStatus,
} from "#contracts/admin/feedback-inbox.ts";
import { describeDevice } from "#domain/accounts/device.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { replaceRow } from "../pages.ts";
import { STATUS_WORDS, TYPE_LOOKS } from "./feedback-words.ts";
import { Replies } from "./replies.tsx";

const STATUS_OPTIONS = FEEDBACK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));
const NOBODY = "nobody";

interface MessagePaneProps {
  id: string;
  /** The message, if the list has it. */
  known: FeedbackEntryView | undefined;
  onClose: () => void;
}

export function MessagePane({ id, known, onClose }: MessagePaneProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const read = useQuery({
    queryKey: [readFeedback.path, id],
    queryFn: ({ signal }) => call(readFeedback, { id }, { signal }),
    enabled: known === undefined,
  });
  const message = known ?? read.data;
  return (
    <article
      ref={frame}
      tabIndex={-1}
      aria-label={message?.title ?? "Message"}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
      className="grid min-h-0 min-w-0 content-start gap-4 px-4 py-5 outline-none *:max-w-[664px] sm:overflow-y-auto sm:px-7"
    >
      {message ? (
        <Message message={message} onClose={onClose} />
      ) : read.isError ? (
        <LoadFailed what="This message could not be read." query={read} />
      ) : (
        <SkeletonRegion label="Loading message" className="grid gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-32 w-full" />
        </SkeletonRegion>
      )}
    </article>
  );
}

/** User-written text: shown as plain text, never as markup. */
function Message({ message, onClose }: { message: FeedbackEntryView; onClose: () => void }) {
  const { id, type, title, description, status } = message;
  const mark = useOperatorAction({
    run: (next: FeedbackEntryView["status"]) => call(setFeedbackStatus, { id, status: next }),
    apply: (queries, changed) => replaceRow(queries, listFeedback.path, changed),
    done: (changed) => ({
      title: "Feedback Marked",
      description: `Marked as ${STATUS_WORDS[changed.status].toLowerCase()}.`,
    }),
    failed: () => "The feedback was not marked",
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TYPE_LOOKS[type].tone}>{TYPE_LOOKS[type].word}</Badge>
        <Select
          options={STATUS_OPTIONS}
          value={mark.isPending ? mark.variables : status}
          onValueChange={(chosen) => mark.isPending || mark.mutate(chosen)}
          aria-label={`Status of ${title}`}
          aria-busy={mark.isPending || undefined}
          data-track="Feedback status"
          className="w-28!"
        />
        <Assignee message={message} />
        <span className="flex-1" />
        {status === "done" ? null : (
          <Button size="sm" variant="primary" onClick={() => mark.isPending || mark.mutate("done")}>
            <Check className="size-4" aria-hidden="true" />
            Done
          </Button>
        )}
        <CloseButton aria-label="Close message" onClick={onClose} />
      </div>
      <h2 className="text-22 leading-[1.2] font-extrabold wrap-anywhere">{title}</h2>
      <p className="text-16 leading-[1.55] whitespace-pre-wrap wrap-anywhere">{description}</p>
      <Details message={message} />
      <Link
        href={`/analytics/people?person=${message.userId}`}
        className="inline-flex min-h-11 w-fit items-center gap-1 font-semibold text-on-primary-soft"
      >
        Open {message.userName}
        <ChevronRight className="size-3.5" aria-hidden="true" />
      </Link>
      <Replies message={message} />
    </>
  );
}

function Assignee({ message }: { message: FeedbackEntryView }) {
  const { id, title, assignee } = message;
  const operators = useQuery(queryOf(listOperators));
  const assign = useOperatorAction({
    run: (chosen: string) => call(assignFeedback, { id, operatorId: chosen === NOBODY ? null : chosen }),
    apply: (queries, changed) => replaceRow(queries, listFeedback.path, changed),
    done: (changed) => ({
      title: "Feedback Assigned",
      description: changed.assignee
        ? `${changed.assignee.username} takes care of it.`
        : "Nobody takes care of it.",
    }),
    failed: () => "The feedback was not assigned",
  });
  const known = operators.data ?? [];
  // Whoever is no longer an administrator stays visible until somebody else is chosen.
  const listed = assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known;
  return (
    <Select
      options={[
        { value: NOBODY, label: "Nobody" },
        ...listed.map(({ id: value, username }) => ({ value, label: username })),
      ]}
      value={assign.isPending ? assign.variables : (assignee?.id ?? NOBODY)}
      onValueChange={(chosen) => assign.isPending || assign.mutate(chosen)}
      aria-label={`Who takes care of ${title}`}
      aria-busy={assign.isPending || undefined}
      data-track="Assign feedback"
      className="w-40!"
    />
  );
}

function Details({ message }: { message: FeedbackEntryView }) {
  const { userName, email, page, lastAction, userAgent, createdAt } = message;
  return (
    <dl className="card divide-y divide-border px-4.5 text-13">
      <Fact name="From" value={userName} />
      <div className="flex flex-wrap gap-x-4 py-2">
        <dt className="mr-auto text-text-2">Answer to</dt>
        <dd className="font-semibold wrap-anywhere">
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            data-track="Answer feedback"
            className="inline-flex items-center underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {email}
          </a>
        </dd>
      </div>
      <Fact name="Page" value={page} />
      <Fact name="Last action" value={lastAction} />
      <Fact name="Browser" value={userAgent && `${describeDevice(userAgent)} (${userAgent})`} />
      <div className="flex flex-wrap gap-x-4 py-2">
        <dt className="mr-auto text-text-2">Sent</dt>
        <dd className="font-semibold">
          <When at={createdAt} withTime />
        </dd>
      </div>
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="flex flex-wrap gap-x-4 py-2">
      <dt className="mr-auto text-text-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{value || "Not recorded"}</dd>
    </div>
  );
}
