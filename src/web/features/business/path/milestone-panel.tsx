import { Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { PathView } from "#contracts/business/path.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t, tn } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { When } from "#web/ui/when.tsx";
import { dayAndMonth, FinishedQuests } from "./finished-quests.tsx";
import { MilestoneQuests } from "./milestone-quests.tsx";
import { needsOf, type PathMilestone, STATE_WORDS } from "./path-words.ts";

interface MilestonePanelProps {
  path: PathView;
  milestone: PathMilestone;
}

/** How many locked milestones are named below the chosen one. */
const SHOWN_LOCKED = 2;

/** All about the chosen milestone: what it unlocks, what it needs, its progress and its quests. */
export function MilestonePanel({ path, milestone }: MilestonePanelProps) {
  const headingId = useId();
  const { stage, state, title, unlocks, quests, reachedAt } = milestone;
  const needs = state === "ahead" ? needsOf(milestone) : null;
  return (
    <Card as="aside" padding="none" aria-labelledby={headingId} className="rounded-[20px] p-4 sm:p-5">
      <p className="text-14 font-semibold text-text-2">
        {STATE_WORDS[state]}, {t(stage)}
      </p>
      <h2
        id={headingId}
        className="mt-1.5 text-22 font-extrabold tracking-[-.02em] text-pretty wrap-anywhere sm:text-24"
      >
        {title}
      </h2>
      <p className="mt-1.5 text-15 text-pretty text-text-2">{unlocks}</p>
      {reachedAt ? (
        <p className="mt-1.5 text-14 font-semibold">
          {tx("Reached {day}", { day: <When at={reachedAt} /> })}
        </p>
      ) : null}
      <Progress milestone={milestone} />
      <FinishedQuests finished={milestone.finished ?? []} />
      {state === "now" || state === "open" || quests.length > 0 ? <MilestoneQuests quests={quests} /> : null}
      {needs ? <p className="mt-3 text-14 text-pretty">{needs}</p> : null}
      <Locked path={path} milestone={milestone} />
    </Card>
  );
}

const MOST_PIPS = 10;

function Progress({ milestone: { done, takes, state, paceDay } }: { milestone: PathMilestone }) {
  if (state === "passed") return null;
  if (takes === null)
    return state === "done" ? null : (
      <p className="mt-3 text-14 text-text-2">
        {t("Reached when you report it: in the notes of a quest, or in your profile.")}
      </p>
    );
  const reached = state === "done" ? takes : Math.min(done, takes);
  return (
    <>
      {takes <= MOST_PIPS ? (
        <div aria-hidden="true" className="mt-3.5 grid grid-cols-[repeat(10,minmax(0,30px))] gap-[5px]">
          {Array.from({ length: takes }, (_, pip) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other identity
              key={pip}
              className={classNames(
                "aspect-[1.35] rounded-[50%]",
                pip < reached
                  ? "bg-gold shadow-[0_3px_0_var(--gold-edge)]"
                  : "bg-surface-2 shadow-[inset_0_0_0_2px_var(--border),0_3px_0_var(--border)]",
              )}
            />
          ))}
        </div>
      ) : null}
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-3 gap-y-1 text-[13.5px] leading-[1.2] font-semibold">
        <span>{tn(takes, "{reached} of 1 quest", "{reached} of {n} quests", { reached })}</span>
        {paceDay ? (
          <span className="font-medium text-text-2">
            {t("at this pace: {day}", { day: dayAndMonth(paceDay) })}
          </span>
        ) : null}
      </p>
    </>
  );
}

/** The next locked milestones after this one. */
function Locked({ path: { milestones }, milestone }: MilestonePanelProps) {
  const next = milestones
    .slice(milestones.indexOf(milestone) + 1)
    .filter(({ state }) => state === "ahead")
    .slice(0, SHOWN_LOCKED);
  if (next.length === 0) return null;
  return (
    <ul aria-label={t("Locked next")} className="mt-3.5 grid gap-2">
      {next.map((locked) => (
        <LockedRow key={locked.id} title={locked.title}>
          {needsOf(locked) ?? locked.unlocks}
        </LockedRow>
      ))}
    </ul>
  );
}

function LockedRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] items-center gap-[11px] rounded-quest border-[1.5px] border-dashed border-border px-3 py-2.5">
      <span className="grid size-9 place-items-center rounded-[11px] bg-surface-2 text-text-2">
        <Lock className="size-[18px]" aria-hidden="true" />
      </span>
      <p className="text-[13.5px] leading-[1.4] wrap-anywhere text-text-2">
        <b className="block text-15 font-650 text-text">{title}</b>
        {children}
      </p>
    </li>
  );
}
