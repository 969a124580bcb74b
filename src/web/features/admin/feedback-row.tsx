import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { FEEDBACK_STATUSES, listFeedback, setFeedbackStatus } from "#contracts/admin/feedback-inbox.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { describeDevice } from "#domain/accounts/device.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Select } from "#web/ui/controls/select.tsx";
import { When } from "#web/ui/when.tsx";
import { replaceRow } from "./pages.ts";

export type FeedbackEntry = OutputOf<typeof setFeedbackStatus>;

export const STATUS_WORDS = { new: "New", seen: "Seen", done: "Done" } as const;
const OPTIONS = FEEDBACK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

const TYPES: Record<FeedbackEntry["type"], { word: string; tone: BadgeTone }> = {
  bug: { word: "Bug", tone: "danger" },
  feature: { word: "Feature", tone: "info" },
  ui: { word: "UI", tone: "level" },
  ai: { word: "AI", tone: "primary" },
};

export function FeedbackRow({ message }: { message: FeedbackEntry }) {
  const { id, type, title, userName, createdAt } = message;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const mark = useOperatorAction({
    run: (status: FeedbackEntry["status"]) => call(setFeedbackStatus, { id, status }),
    apply: (queries, changed) => replaceRow(queries, listFeedback.path, changed),
    done: (changed) => ({
      title: "Feedback Marked",
      description: `Marked as ${STATUS_WORDS[changed.status].toLowerCase()}.`,
    }),
    failed: () => "The feedback was not marked",
  });
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          data-track="Feedback details"
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-start gap-2 rounded-badge border-0 bg-transparent p-0 text-left"
        >
          <ChevronRight
            className={classNames(
              "mt-0.5 size-[18px] text-text-2 transition-transform",
              isOpen && "rotate-90",
            )}
            aria-hidden="true"
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={TYPES[type].tone}>{TYPES[type].word}</Badge>
              <span className="text-15 font-650 wrap-anywhere">{title}</span>
            </span>
            <span className="mt-0.5 block text-13 wrap-anywhere text-text-2">
              {userName}, <When at={createdAt} withTime />
            </span>
          </span>
        </button>
        <div id={detailsId}>{isOpen ? <FeedbackDetails message={message} /> : null}</div>
      </div>
      <Select
        options={OPTIONS}
        value={mark.isPending ? mark.variables : message.status}
        onValueChange={(chosen) => mark.isPending || mark.mutate(chosen)}
        aria-label={`Status of ${title}`}
        aria-busy={mark.isPending || undefined}
        data-track="Feedback status"
        className="w-28! max-sm:ml-[26px]"
      />
    </div>
  );
}

/** User-written text: shown as plain text, never as markup; only the e-mail address becomes a link. */
function FeedbackDetails({ message }: { message: FeedbackEntry }) {
  const { description, email, page, lastAction, userAgent } = message;
  return (
    <div className="mt-2.5 grid gap-3 rounded-input bg-surface-2 p-3.5 text-14">
      <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
      <dl className="grid gap-x-4 gap-y-1.5 text-13 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-text-2">Answer to</dt>
        <dd className="wrap-anywhere">
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            data-track="Answer feedback"
            className="inline-flex items-center underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {email}
          </a>
        </dd>
        <Fact name="Page" value={page} />
        <Fact name="Last action" value={lastAction} />
        <Fact name="Browser" value={userAgent && `${describeDevice(userAgent)} (${userAgent})`} />
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="wrap-anywhere">{value || "Not recorded"}</dd>
    </>
  );
}
