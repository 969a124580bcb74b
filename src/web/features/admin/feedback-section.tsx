import { useState } from "react";
import { exportFeedback, FEEDBACK_STATUSES, listFeedback } from "#contracts/admin/feedback-inbox.ts";
import { call } from "#web/platform/api/api.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { ExportButton } from "./export-button.tsx";
import { type FeedbackEntry, FeedbackRow, STATUS_WORDS } from "./feedback-row.tsx";
import { PagedList } from "./paged-list.tsx";
import { usePages } from "./pages.ts";

type View = "all" | FeedbackEntry["status"];
const VIEWS = [
  { value: "all" as View, label: "All" },
  ...FEEDBACK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
];

export function FeedbackSection() {
  const [view, setView] = useState<View>("all");
  const messages = usePages<FeedbackEntry>({
    path: listFeedback.path,
    filter: { view },
    read: async (before, signal) => {
      const input = { ...before, ...(view !== "all" && { status: view }) };
      const page = await call(listFeedback, input, { signal });
      return { rows: page.entries, count: page.waiting, next: page.next };
    },
  });
  return (
    <SectionCard
      title="Feedback inbox"
      about="What people told you, newest first."
      aside={<ExportButton endpoint={exportFeedback} what="feedback" />}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented
          label="Feedback by status"
          segments={VIEWS}
          value={view}
          onValueChange={setView}
          className="sm:min-w-80 max-sm:w-full"
        />
        <p role="status" className="ml-auto text-14 text-text-2 tabular-nums">
          {messages.count === null ? "" : `${messages.count.toLocaleString("en")} new`}
        </p>
      </div>
      <PagedList
        pages={messages}
        what="feedback"
        empty={
          <NothingHere
            title={view === "all" ? "No feedback yet" : `Nothing is ${STATUS_WORDS[view].toLowerCase()}`}
            text="Bug reports, ideas and ratings with words arrive here."
          />
        }
      >
        {(message) => <FeedbackRow message={message} />}
      </PagedList>
    </SectionCard>
  );
}
