import { MessageSquareText } from "lucide-react";
import {
  exportFeedback,
  FEEDBACK_STATUSES,
  type FeedbackEntryView,
  listFeedback,
} from "#contracts/admin/feedback-inbox.ts";
import { FEEDBACK_TYPES, type FeedbackType } from "#contracts/feedback.ts";
import { call } from "#web/platform/api/api.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { ExportButton } from "../export-button.tsx";
import { FILLS_WINDOW } from "../fills-window.ts";
import { PagedList } from "../paged-list.tsx";
import { usePages } from "../pages.ts";
import { useFeedbackAddress } from "./feedback-address.ts";
import { STATUS_WORDS, TYPE_LOOKS } from "./feedback-words.ts";
import { FilterChips } from "./filter-chips.tsx";
import { MessageEntry } from "./message-entry.tsx";
import { MessagePane } from "./message-pane.tsx";

type View = "all" | FeedbackEntryView["status"];
const VIEWS = [
  { value: "all" as View, label: "All" },
  ...FEEDBACK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];
type Kind = "all" | FeedbackType;
const KINDS = [
  { value: "all" as Kind, label: "Any" },
  ...FEEDBACK_TYPES.map((value) => ({ value, label: TYPE_LOOKS[value].word })),
];

/** The list of messages, and beside it the one whose address this is. */
export function FeedbackSection() {
  const { address, go } = useFeedbackAddress();
  const { status: view, type: kind, isMine, message: openId } = address;
  const open = (id: string | null) => go({ message: id });
  const filter = {
    ...(view !== "all" && { status: view }),
    ...(kind !== "all" && { type: kind }),
    ...(isMine && { mine: "true" as const }),
  };
  const messages = usePages<FeedbackEntryView>({
    path: listFeedback.path,
    filter,
    read: async (before, signal) => {
      const page = await call(listFeedback, { ...filter, ...before }, { signal });
      return { rows: page.entries, count: page.waiting, next: page.next };
    },
  });
  const isFiltered = view !== "all" || kind !== "all" || isMine;
  return (
    <div
      className={classNames(
        "grid min-w-0 flex-1 max-sm:content-start",
        "wide:grid-cols-[400px_minmax(0,1fr)]",
        FILLS_WINDOW,
      )}
    >
      <section
        aria-label="Feedback inbox"
        className={classNames(
          "flex min-h-0 min-w-0 flex-col border-border bg-surface wide:border-r",
          openId && "max-wide:hidden",
        )}
      >
        <div className="grid gap-2.5 border-b border-border px-4 pt-4 pb-3 sm:px-5">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-24 leading-[1.1] font-extrabold tracking-[-.02em] max-sm:sr-only">
              Feedback
            </h1>
            <p role="status" className="mr-auto text-13 text-text-2 tabular-nums sm:pt-1">
              {messages.count === null ? "" : `${messages.count.toLocaleString("en")} new`}
            </p>
            <ExportButton endpoint={exportFeedback} what="feedback" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <FilterChips
              label="Feedback by status"
              chips={VIEWS}
              value={view}
              onValueChange={(status) => go({ status })}
            />
            <Checkbox
              label="Only mine"
              checked={isMine}
              onCheckedChange={(next) => go({ isMine: next })}
              className="text-13! pointer-fine:min-h-8! pointer-fine:gap-2! pointer-fine:px-0!"
            />
          </div>
          <FilterChips
            label="Feedback by type"
            chips={KINDS}
            value={kind}
            onValueChange={(type) => go({ type })}
          />
        </div>
        <PagedList
          pages={messages}
          what="feedback"
          isTall
          empty={
            <NothingHere
              title={isFiltered ? emptyTitle(view) : "No feedback yet"}
              text="Bug reports, ideas and ratings with words arrive here."
            />
          }
        >
          {(message) => <MessageEntry message={message} isOpen={message.id === openId} onOpen={open} />}
        </PagedList>
      </section>
      {openId ? (
        <MessagePane
          key={openId}
          id={openId}
          known={messages.rows?.find(({ id }) => id === openId)}
          onClose={() => open(null)}
        />
      ) : (
        <NothingOpen />
      )}
    </div>
  );
}

/** In place of a message; narrow windows have the list alone. */
function NothingOpen() {
  return (
    <div className="grid place-content-center justify-items-center gap-2 p-7 text-center text-14 text-text-2 max-wide:hidden">
      <MessageSquareText className="size-8 opacity-60" aria-hidden="true" />
      <p>Choose a message to read and answer it.</p>
    </div>
  );
}

function emptyTitle(view: View): string {
  return view === "all" ? "Nothing like this" : `Nothing is ${STATUS_WORDS[view].toLowerCase()}`;
}
