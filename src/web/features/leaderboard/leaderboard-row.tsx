import type { LeaderboardEntryView } from "#contracts/leaderboard.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { RankMedal } from "#web/ui/brand/rank-medal.tsx";
import { classNames } from "#web/ui/class-names.ts";

const MARK = "h-[21px] px-[7px] text-[11.5px]";

/** Somebody who is not ranked yet has no rank. */
export type LeaderboardRowEntry = Omit<LeaderboardEntryView, "rank"> & { rank: number | null };

/** On a phone the completions move under the name. */
export function LeaderboardRow({ entry }: { entry: LeaderboardRowEntry }) {
  const { username, level, businessName, totalXP, tasksCompleted, isYou } = entry;
  return (
    <li
      aria-current={isYou || undefined}
      className={classNames(
        "grid grid-cols-[34px_auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-border px-4 py-3 sm:grid-cols-[40px_auto_minmax(0,1fr)_auto] sm:gap-x-3.5 sm:px-6",
        isYou && "bg-primary-soft",
      )}
    >
      <span className="row-span-3 grid place-items-center sm:row-span-2">
        <Rank rank={entry.rank} />
      </span>
      <Avatar name={username} src={entry.profileImageUrl} size="lg" className="row-span-3 sm:row-span-2" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-16 leading-[1.3]">
        <b className="min-w-0 font-650 wrap-anywhere">{username}</b>
        <Marks entry={entry} />
      </p>
      <p
        title={`${totalXP.toLocaleString(language)} XP`}
        className="num self-start text-right text-[17px] leading-[1.25] font-750 whitespace-nowrap text-gold-text"
      >
        {formatCount(totalXP)} XP
      </p>
      <p
        title={businessName ?? undefined}
        className="col-span-2 line-clamp-2 text-13 leading-[1.4] wrap-anywhere text-text-2 sm:col-span-1"
      >
        {t("Level {level}", { level: level.toLocaleString(language) })}
        {businessName ? ` · ${businessName}` : null}
      </p>
      <p className="col-span-2 col-start-3 text-13 leading-[1.4] text-text-2 sm:col-span-1 sm:col-start-4 sm:self-start sm:text-right">
        {tn(tasksCompleted, "1 task completed", "{n} tasks completed")}
      </p>
    </li>
  );
}

function Rank({ rank }: { rank: number | null }) {
  if (rank === null) return <span className="text-[17px] leading-none text-text-2">–</span>;
  if (rank === 1 || rank === 2 || rank === 3) return <RankMedal rank={rank} />;
  const text = `#${rank.toLocaleString(language)}`;
  return (
    <span
      className={classNames(
        "num leading-none font-750 whitespace-nowrap text-text-2",
        text.length > 5 ? "text-12 tracking-[-.02em]" : text.length > 3 ? "text-14" : "text-[17px]",
      )}
    >
      {text}
    </span>
  );
}

function Marks({ entry: { rank, isYou, isDemo } }: { entry: LeaderboardRowEntry }) {
  return (
    <>
      {rank !== null && rank <= 3 ? (
        <Badge tone="gold" className={MARK}>
          {t("Top {rank}", { rank })}
        </Badge>
      ) : null}
      {isYou ? (
        <Badge tone="primary-solid" className={MARK}>
          {t("You")}
        </Badge>
      ) : null}
      {isDemo ? (
        <Badge className={MARK} title={t("A made-up person of the demo")}>
          {t("Demo")}
        </Badge>
      ) : null}
    </>
  );
}
