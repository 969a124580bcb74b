import { Link, useSearch } from "wouter";
import type { RevenueView } from "#contracts/console/revenue.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { trialBadgeTone, UNPAID_GRACE_DAYS } from "#domain/billing/subscription.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { SplitBar, SplitMark } from "#web/ui/figures/split-bar.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { withRange } from "#web/wiring/console-path.ts";
import { explain } from "../explain.ts";
import { moneyText } from "../money-text.ts";
import { rangeDates } from "../range/range-words.ts";

const ROW = "flex min-h-12 items-center gap-2.5 border-t border-border first:border-0";

export function TrialsCard({ revenue }: { revenue: RevenueView }) {
  const { within3Days, within7Days, later, next } = revenue.trialsEnding;
  const running = within3Days + within7Days + later;
  const parts = [
    { label: "within 3 days", count: within3Days, look: "bg-danger" },
    { label: "within 7 days", count: within7Days, look: "bg-gold" },
    { label: "later", count: later, look: "bg-primary" },
  ];
  return (
    <Panel
      title="Trials ending"
      explanation={explain("trialsEnding", running)}
      aside={`${formatCount(running)} running`}
      isTight
    >
      {running === 0 ? (
        <NothingYet title="No trial is running" fills="Fills when somebody starts a free trial." />
      ) : (
        <>
          <SplitBar parts={parts} />
          <ul className="mb-2 flex flex-wrap gap-3 text-12 leading-none font-medium text-text-2">
            {parts.map(({ label, count, look }) => (
              <li key={label} className="inline-flex items-center gap-1.5">
                <SplitMark look={look} />
                {formatCount(count)} {label}
              </li>
            ))}
          </ul>
          <ul>
            {next.map((trial) => (
              <li key={trial.id} className={ROW}>
                <Avatar name={trial.username} src={trial.profileImageUrl} className="max-sm:hidden" />
                <span className="min-w-0 flex-1">
                  <b className="block truncate text-14 leading-[1.25] font-semibold" title={trial.username}>
                    {trial.username}
                  </b>
                  <small className="block text-[12.5px] leading-[1.3] text-text-2">
                    {activityOf(trial, revenue.until)}
                  </small>
                </span>
                <Badge tone={`trial-${trialBadgeTone(trial.daysLeft)}`}>
                  {trial.daysLeft === 1 ? "1 day left" : `${trial.daysLeft} days left`}
                </Badge>
                <ToPerson {...trial} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

type Trial = RevenueView["trialsEnding"]["next"][number];

function activityOf({ questsThisWeek, lastSeenAt }: Trial, now: string): string {
  if (questsThisWeek > 0) return `${questsThisWeek} ${questsThisWeek === 1 ? "quest" : "quests"} this week`;
  if (!lastSeenAt) return "Never visited since";
  const days = Math.floor((Date.parse(now) - Date.parse(lastSeenAt)) / MS_PER_DAY);
  return days < 1 ? "Here today" : `No visit for ${days} ${days === 1 ? "day" : "days"}`;
}

/** To the person, beside the list of people. */
function ToPerson({ id, username }: { id: string; username: string }) {
  const search = useSearch();
  const path = withRange("/analytics/people", search);
  return (
    <Link
      href={`${path}${path.includes("?") ? "&" : "?"}person=${id}`}
      aria-label={`Open ${username}`}
      className={buttonClass({ size: "xs" })}
    >
      Open
    </Link>
  );
}

export function FailedCard({ revenue }: { revenue: RevenueView }) {
  const { failedPayments, waiting } = revenue;
  const { day } = rangeDates(revenue);
  return (
    <Panel
      title="Failed payments"
      explanation={explain("failedPayments", revenue.failed.value ?? 0)}
      aside={`tried again for ${UNPAID_GRACE_DAYS} days, then given up`}
      isTight
    >
      {failedPayments.length === 0 ? (
        <NothingYet
          title="No payment waits for a retry"
          fills="A renewal that fails stands here until it succeeds."
        />
      ) : (
        <ul>
          {failedPayments.map(({ id, username, profileImageUrl, amount, failedAt, givenUpAt }) => (
            <li key={id} className={ROW}>
              <Avatar name={username} src={profileImageUrl} />
              <span className="min-w-0 flex-1">
                <b className="block truncate text-14 leading-[1.25] font-semibold" title={username}>
                  {username}
                </b>
                <small className="block text-[12.5px] text-text-2">
                  {moneyText(amount, revenue.currency)} failed on {day(failedAt)}
                </small>
              </span>
              <span className="text-13 whitespace-nowrap text-text-2">until {day(givenUpAt)}</span>
              <ToPerson id={id} username={username} />
            </li>
          ))}
        </ul>
      )}
      {waiting.count > failedPayments.length ? (
        <p className="mt-1 text-13 text-text-2">
          and {formatCount(waiting.count - failedPayments.length)} more
        </p>
      ) : null}
    </Panel>
  );
}

export function PlansCard({ revenue }: { revenue: RevenueView }) {
  const { subscribed, trial, trialEnded, legacy, unsubscribed } = revenue.accountsByPlan;
  const parts = [
    { label: "Subscribed", count: subscribed, look: "bg-primary" },
    { label: "Trial", count: trial, look: "bg-heat-2" },
    { label: "Trial ended", count: trialEnded, look: "bg-gold" },
    { label: "Legacy", count: legacy, look: "bg-level" },
    { label: "Unsubscribed", count: unsubscribed, look: "bg-control" },
  ];
  const accounts = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title="Accounts by plan"
      explanation={explain("accountsByPlan", accounts)}
      aside={`${formatCount(accounts)} ${accounts === 1 ? "account" : "accounts"} right now`}
      isTight
    >
      <SplitBar parts={parts} />
      <dl>
        {parts.map(({ label, count, look }) => (
          <div
            key={label}
            className="flex min-h-[31px] items-center gap-2 border-t border-border text-[13.5px] first:border-0"
          >
            <dt className="flex items-center gap-2 text-text-2">
              <SplitMark look={look} />
              {label}
            </dt>
            <dd className="ml-auto font-650 tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
