import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatDuration, formatShare, shareOf } from "#domain/analytics/figures.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { RankList, type RankRow } from "#web/ui/figures/rank-list.tsx";
import { TabbedCard } from "#web/ui/figures/tabbed-card.tsx";
import { NothingYet } from "#web/ui/panel.tsx";
import { namedAction } from "../action-text.ts";
import { explain } from "../explain.ts";

const SHOWN = 5;
const MORE =
  "mt-2 inline-flex min-h-7 items-center gap-1 px-2 text-13 leading-[1.3] font-semibold text-on-primary-soft hover:underline pointer-coarse:min-h-11";

interface ListProps {
  headings: readonly string[];
  rows: readonly RankRow[];
  empty: { title: string; fills: string };
  /** What a longer list is called, such as "sources". */
  what?: string;
}

/** The first five rows; the others one press away. */
function List({ headings, rows, empty, what }: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return <NothingYet {...empty} />;
  return (
    <>
      <RankList headings={headings} rows={isWhole ? rows : rows.slice(0, SHOWN)} />
      {what && rows.length > SHOWN ? (
        <button
          type="button"
          className={`${MORE} border-0 bg-transparent`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `First ${SHOWN} ${what}` : `All ${rows.length} ${what}`}
          <ChevronRight className="size-3.5" aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}

/** Rows with the bar of each as its share of the largest. */
function barred<Row>(
  rows: readonly Row[],
  size: (row: Row) => number,
  row: (row: Row) => RankRow,
): RankRow[] {
  const largest = Math.max(...rows.map(size));
  return rows.map((one) => ({ ...row(one), share: shareOf(size(one), largest) ?? 0 }));
}

export function TrafficCard({ figures }: { figures: DashboardView }) {
  const { trafficSources } = figures.marketingInsights;
  type Source = (typeof trafficSources)[number];
  const list = (size: (source: Source) => number) => (
    <List
      headings={["Source", "Visitors", "Conv."]}
      what="sources"
      rows={barred(
        [...trafficSources].sort((a, b) => size(b) - size(a)),
        size,
        ({ source, visitors, conversionRate }) => ({
          id: source,
          name: source,
          notes: [formatCount(visitors)],
          value: formatShare(conversionRate),
        }),
      )}
      empty={{
        title: "No traffic source data yet",
        fills: "Fills with the first visit, by where it came from.",
      }}
    />
  );
  const shared = {
    title: "Traffic Sources & Conversion",
    explanation: explain("trafficSources", figures.technicalMetrics.visits),
  };
  return (
    <TabbedCard
      label="Order of the sources"
      tabs={[
        { id: "visitors", label: "By visitors", ...shared, content: list(({ visitors }) => visitors) },
        {
          id: "rate",
          label: "By conversion",
          ...shared,
          content: list(({ conversionRate }) => conversionRate ?? 0),
        },
      ]}
    />
  );
}

export function UsageCard({ figures }: { figures: DashboardView }) {
  const { topActions, topFeatures, basis, businessMetrics } = figures;
  return (
    <TabbedCard
      label="Usage"
      tabs={[
        {
          id: "actions",
          label: "Actions",
          title: "Most clicked actions",
          explanation: explain("topActions", basis.actions),
          content: (
            <List
              headings={["Action, top 5", "Kind", "Clicks"]}
              rows={barred(
                topActions.slice(0, SHOWN),
                ({ count }) => count,
                ({ action, element, count }) => {
                  const { name, detail } = namedAction(action, element);
                  return { id: `${action}|${element}`, name, notes: [detail], value: formatCount(count) };
                },
              )}
              empty={{
                title: "No action data yet",
                fills: "Fills when people click, send or finish something.",
              }}
            />
          ),
        },
        {
          id: "features",
          label: "Features",
          title: "Most Used Features",
          explanation: explain("topFeatures", basis.features),
          content: (
            <List
              headings={["Feature, top 5", "Time", "Uses"]}
              rows={barred(
                topFeatures.slice(0, SHOWN),
                ({ usageCount }) => usageCount,
                ({ featureName, usageCount, avgTimeSpent }) => ({
                  id: featureName,
                  name: featureName,
                  notes: [formatDuration(avgTimeSpent)],
                  value: formatCount(usageCount),
                }),
              )}
              empty={{
                title: "No feature usage data yet",
                fills: "Fills when people open pages and dialogs.",
              }}
            />
          ),
        },
        {
          id: "tools",
          label: "Tools",
          title: "Tool Predictions",
          explanation: explain("toolPredictions", basis.toolOpenings),
          content: (
            <List
              headings={["Tool", "Uses", "Right"]}
              what="tools"
              rows={barred(
                businessMetrics.toolPredictions,
                ({ usage }) => usage,
                ({ tool, usage, accuracy }) => ({
                  id: tool,
                  name: tool,
                  notes: [formatCount(usage)],
                  value: formatShare(accuracy),
                }),
              )}
              empty={{
                title: "No tool prediction data yet",
                fills: "Fills when a suggested tool is opened from a quest.",
              }}
            />
          ),
        },
      ]}
    />
  );
}

/** The first five of the ten; the others one press away. */
export function ActiveUsersCard({ figures }: { figures: DashboardView }) {
  const { topUsers, totalUsers } = figures;
  const list = (users: DashboardView["topUsers"]) => (
    <List
      headings={["Person", "Level", "Quests", "XP"]}
      what="people"
      rows={users.map(({ id, username, level, tasksCompleted, totalXP }) => ({
        id,
        name: (
          <>
            <Avatar name={username} size="xs" />
            <span className="truncate" title={username}>
              {username}
            </span>
          </>
        ),
        notes: [String(level), formatCount(tasksCompleted)],
        value: formatCount(totalXP),
      }))}
      empty={{ title: "No users found", fills: "Fills with whoever earns XP." }}
    />
  );
  const shared = { title: "Most active users", explanation: explain("topUsers", totalUsers) };
  const byTasks = [...topUsers].sort((a, b) => b.tasksCompleted - a.tasksCompleted);
  return (
    <TabbedCard
      label="Order"
      tabs={[
        { id: "xp", label: "By XP", ...shared, content: list(topUsers) },
        { id: "tasks", label: "By quests", ...shared, content: list(byTasks) },
      ]}
    />
  );
}
