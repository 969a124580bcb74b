import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { tx } from "#web/platform/language/rich-text.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { weekText } from "./review-words.ts";
import { useReview } from "./use-review.ts";

/** On the last scheduled day, and for two days more: a line that leads to the review. */
export function ReviewInvite() {
  const { data } = useReview();
  if (!data?.isInvited || data.week === null) return null;
  return (
    <Link
      href="/review"
      className="card flex min-h-15 items-center gap-3 px-4.5 py-3 text-15 text-text no-underline hover:bg-surface-2"
    >
      <Lantern className="h-9 w-[30px] flex-none" />
      <span className="min-w-0 flex-1 text-pretty">
        {tx(
          "<b>Your week is drafted.</b> Look back on {week} and set the hours of the next one: five minutes.",
          { b: (text) => <b className="font-650">{text}</b>, week: weekText(data.week) },
        )}
      </span>
      <ChevronRight className="size-5 flex-none text-text-2" aria-hidden="true" />
    </Link>
  );
}
