import type { FeedbackEntryView } from "#contracts/admin/feedback-inbox.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { STATUS_WORDS, sentText, TYPE_LOOKS } from "./feedback-words.ts";

interface MessageEntryProps {
  message: FeedbackEntryView;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

export function MessageEntry({ message, isOpen, onOpen }: MessageEntryProps) {
  const { id, type, title, userName, status, assignee, createdAt } = message;
  return (
    <button
      type="button"
      aria-current={isOpen ? "true" : undefined}
      data-track="Feedback details"
      onClick={() => onOpen(id)}
      className={classNames(
        "grid min-h-11 w-full gap-1.5 border-0 px-4 py-3 text-left outline-offset-[-2px] sm:px-5",
        isOpen ? "bg-primary-soft shadow-[inset_3px_0_0_var(--primary)]" : "bg-transparent hover:bg-bg",
      )}
    >
      <span className="flex items-start gap-2">
        {status === "new" ? (
          <span className="mt-1.5 size-2 flex-none rounded-full bg-primary" aria-hidden="true" />
        ) : null}
        <b className="mr-auto min-w-0 text-14 font-semibold wrap-anywhere">{title}</b>
        <time
          dateTime={createdAt}
          title={new Date(createdAt).toLocaleString("en")}
          className={classNames(
            "flex-none text-[12.5px] whitespace-nowrap tabular-nums",
            isOpen ? "text-on-primary-soft" : "text-text-2",
          )}
        >
          {sentText(new Date(createdAt), new Date())}
        </time>
      </span>
      <span
        className={classNames(
          "flex flex-wrap items-center gap-2 text-13",
          isOpen ? "text-on-primary-soft" : "text-text-2",
        )}
      >
        <Badge tone={TYPE_LOOKS[type].tone}>{TYPE_LOOKS[type].word}</Badge>
        <span className="wrap-anywhere">
          {userName}, {STATUS_WORDS[status]}
          {assignee ? `, ${assignee.username}` : ""}
        </span>
      </span>
    </button>
  );
}
