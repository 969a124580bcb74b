import { Check, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { shortDate } from "./progress-text.ts";
import { useCompletedQuests, useSummary } from "./use-progress.ts";

const SHOWN = 5;
/** The list holds at most this many; beyond it the count comes from the summary. */
const LISTED_MAX = 50;

/** Completed quests, newest first. Renders nothing if there are none or they cannot be read. */
export function CompletedCard({ timeZone }: { timeZone: string }) {
  const completed = useCompletedQuests();
  const summary = useSummary();
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  if (completed.isPending) return <CompletedSkeleton />;
  const quests = completed.data ?? [];
  if (quests.length === 0) return null;
  const count = quests.length < LISTED_MAX ? quests.length : (summary.data?.completed ?? quests.length);
  const shown = quests.slice(0, SHOWN);
  return (
    <Card as="section">
      <h3 className="text-16 font-bold tracking-[-.005em]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          data-track="Completed quests"
          onClick={() => setIsOpen(!isOpen)}
          className="-m-2 flex min-h-9 w-[calc(100%+16px)] items-center gap-2 rounded-input border-0 bg-transparent p-2 text-left font-[inherit] text-inherit pointer-coarse:min-h-11"
        >
          <span className="mr-auto">{t("Completed")}</span>
          <Badge>{count.toLocaleString(language)}</Badge>
          <ChevronDown
            className={classNames(
              "size-[18px] text-text-2 transition-transform duration-[var(--t-enter)] ease-out",
              isOpen && "rotate-180",
            )}
            aria-hidden="true"
          />
        </button>
      </h3>
      <div id={listId} hidden={!isOpen}>
        <ul className="mt-2">
          {shown.map((quest) => (
            <CompletedRow key={quest.id} quest={quest} timeZone={timeZone} />
          ))}
        </ul>
        {count > shown.length ? (
          <p className="border-t border-border pt-2.5 text-[13.5px] font-medium text-text-2">
            {tn(count - shown.length, "+1 more completed", "+{n} more completed")}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

function CompletedRow({ quest, timeZone }: { quest: QuestView; timeZone: string }) {
  return (
    <li className="flex items-center gap-2.5 border-b border-border py-[9px] text-14 font-medium last:border-0">
      <Check className="size-[17px] stroke-[2.6] text-success" aria-hidden="true" />
      <s className="min-w-0 flex-1 truncate leading-[1.3] text-text-2" title={quest.title}>
        {quest.title}
      </s>
      {quest.completedAt ? (
        <time dateTime={quest.completedAt} className="flex-none text-[12.5px] leading-none text-text-2">
          {shortDate(quest.completedAt, timeZone)}
        </time>
      ) : null}
      <span className="num flex-none text-13 font-bold text-gold-text">+{quest.xpPaid ?? 0} XP</span>
    </li>
  );
}

function CompletedSkeleton() {
  return (
    <Card as="section" aria-hidden="true">
      <Skeleton className="h-4 w-28" />
      <div className="mt-5 grid gap-5">
        {["first", "second", "third"].map((line) => (
          <Skeleton key={line} className="h-4 w-full" />
        ))}
      </div>
    </Card>
  );
}
