import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { explain } from "../explain.ts";
import { OneLine } from "../one-line.tsx";

type RankedUser = DashboardView["topUsers"][number] & { rank: number };

const SHOWN = 10;

const COLUMNS: readonly Column<RankedUser>[] = [
  { id: "rank", heading: "Rank", cell: ({ rank }) => <span className="text-text-2">{rank}</span> },
  {
    id: "user",
    heading: "User",
    isRowHeader: true,
    cell: ({ username }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={username} size="sm" />
        <span className="min-w-0">{username}</span>
      </span>
    ),
  },
  { id: "level", heading: "Level", align: "end", cell: ({ level }) => <OneLine>{level}</OneLine> },
  {
    id: "quests",
    heading: "Quests",
    align: "end",
    cell: ({ tasksCompleted }) => <OneLine>{formatCount(tasksCompleted)}</OneLine>,
  },
  {
    id: "xp",
    heading: "XP",
    align: "end",
    cell: ({ totalXP }) => (
      <OneLine>
        <b className="num text-[14.5px] leading-none font-bold">{formatCount(totalXP)}</b>
      </OneLine>
    ),
  },
];

interface TopUsersPanelProps {
  users: DashboardView["topUsers"];
  /** Number of open accounts, of which the list shows the top ones. */
  all: number;
  className?: string | undefined;
}

export function TopUsersPanel({ users, all, className }: TopUsersPanelProps) {
  const ranked = users.slice(0, SHOWN).map((user, index) => ({ ...user, rank: index + 1 }));
  return (
    <Panel
      title="Most active users"
      explanation={explain("topUsers", all)}
      aside="top 10"
      className={className}
    >
      {ranked.length === 0 ? (
        <NothingYet title="No users found" fills="Fills with whoever earns XP." />
      ) : (
        <Table caption="Most active users" columns={COLUMNS} rows={ranked} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
