import { BOARD_LENGTH, type LeaderboardEntryView } from "#contracts/leaderboard.ts";
import { countBetween } from "#domain/leaderboard/leaderboard.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { LeaderboardRow } from "./leaderboard-row.tsx";

/** The first hundred, then the person's own row if it is further down. */
export function LeaderboardRows({ entries }: { entries: readonly LeaderboardEntryView[] }) {
  const top = entries.slice(0, BOARD_LENGTH);
  const below = entries[BOARD_LENGTH];
  return (
    <ol aria-label={t("Ranking")}>
      {top.map((entry) => (
        <LeaderboardRow key={entry.id} entry={entry} />
      ))}
      {below ? (
        <>
          <Gap top={top} own={below} />
          <LeaderboardRow entry={below} />
        </>
      ) : null}
    </ol>
  );
}

function Gap({ top, own }: { top: readonly LeaderboardEntryView[]; own: LeaderboardEntryView }) {
  const between = countBetween(
    top.map(({ rank }) => rank),
    own.rank,
  );
  return (
    <li className="border-t border-border bg-bg py-2 text-center text-13 font-medium text-text-2">
      {between > 0 ? tn(between, "1 more", "{n} more") : t("more with as much XP")}
    </li>
  );
}
