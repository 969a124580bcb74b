import {
  BadgeCheck,
  CreditCard,
  Lightbulb,
  LogIn,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Shield,
  Sparkles,
  UserPlus,
} from "lucide-react";
import { readTimeline, type TimelineEntry } from "#contracts/admin/person.ts";
import type { TimelineKind } from "#domain/admin/timeline.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { call } from "#web/platform/api/api.ts";
import { classNames } from "#web/ui/class-names.ts";
import { NothingHere } from "#web/ui/section-card.tsx";
import { usePages } from "../pages.ts";
import { PersonPages } from "./person-pages.tsx";
import { dayText, timelineText } from "./timeline-text.ts";

const GOOD = "bg-success-soft text-success";
const BAD = "bg-danger-soft text-danger";
const PLAIN = "bg-surface-2 text-text-2";
const LOOKS: Record<TimelineKind, readonly [LucideIcon, string]> = {
  joined: [UserPlus, GOOD],
  onboarded: [BadgeCheck, GOOD],
  quest_completed: [BadgeCheck, GOOD],
  mentor_asked: [Lightbulb, PLAIN],
  review_closed: [BadgeCheck, PLAIN],
  achievement: [Sparkles, "bg-gold-soft text-gold-text"],
  signed_in: [LogIn, PLAIN],
  paid: [CreditCard, GOOD],
  payment_failed: [CreditCard, BAD],
  mail: [Mail, PLAIN],
  feedback: [MessageSquareText, "bg-warning-soft text-warning"],
  operator: [Shield, "bg-level-soft text-level-text"],
};

const CLOCK = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export function TimelineTab({ id }: { id: string }) {
  const pages = usePages<TimelineEntry>({
    path: readTimeline.path,
    filter: { id },
    read: async (before, signal) => {
      const { entries, next } = await call(readTimeline, { id, ...before }, { signal });
      return { rows: entries, count: null, next };
    },
  });
  const now = new Date();
  const days = groupBy(pages.rows ?? [], ({ at }) => dayText(new Date(at), now));
  return (
    <PersonPages pages={pages} what="the timeline">
      {pages.rows?.length === 0 ? (
        <NothingHere
          title="Nothing yet"
          text="What this person does and what is done for them appears here."
        />
      ) : null}
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <h3 className="pt-2.5 pb-0.5 text-[12.5px] font-semibold text-text-2">{day}</h3>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </PersonPages>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const [Icon, look] = LOOKS[entry.kind];
  return (
    <li className="grid grid-cols-[40px_26px_minmax(0,1fr)] items-start gap-2 py-1.5 text-[13.5px] leading-[1.35]">
      <time dateTime={entry.at} className="text-[12.5px] leading-[26px] text-text-2 tabular-nums">
        {CLOCK.format(new Date(entry.at))}
      </time>
      <span
        className={classNames("grid size-[26px] place-items-center rounded-full", look)}
        aria-hidden="true"
      >
        <Icon className="size-3.5" />
      </span>
      <p className="pt-[3px] wrap-anywhere">{timelineText(entry)}</p>
    </li>
  );
}
