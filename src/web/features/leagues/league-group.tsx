import { ArrowDown, ArrowUp } from "lucide-react";
import type { SeatView } from "#contracts/leagues/leagues.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";

/** Everybody's name and points. Where a place leads is said calmly: nobody is marked in red. */
export function LeagueGroup({ group }: { group: readonly SeatView[] }) {
  return (
    <>
      <ol aria-label={t("Points of this week")} className="-mx-4.5">
        {group.map((seat) => (
          <Seat key={seat.name} seat={seat} />
        ))}
      </ol>
      {group.length === 1 ? (
        <p className="mt-3 text-14 text-pretty text-text-2">
          {t("The others have left this week. On Monday you get a new group.")}
        </p>
      ) : null}
    </>
  );
}

function Seat({ seat: { name, points, place, outcome, isYou } }: { seat: SeatView }) {
  return (
    <li
      aria-current={isYou || undefined}
      className={classNames(
        "grid grid-cols-[26px_auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-border px-4.5 py-2 sm:gap-x-3",
        isYou && "bg-primary-soft",
      )}
    >
      <span className="num text-right text-15 font-750 text-text-2">
        <span className="sr-only">{t("Place")} </span>
        {place}
      </span>
      <Avatar name={name} size="md" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-15 leading-[1.3]">
        <b className="min-w-0 font-650 wrap-anywhere">{name}</b>
        {isYou ? (
          <Badge tone="primary-solid" size="sm">
            {t("You")}
          </Badge>
        ) : null}
        <Leads outcome={outcome} />
      </p>
      <p className="num text-15 font-750 whitespace-nowrap">
        {points.toLocaleString(language)}
        <span className="sr-only"> {t("points")}</span>
      </p>
    </li>
  );
}

function Leads({ outcome }: Pick<SeatView, "outcome">) {
  if (outcome === "stay") return null;
  const Icon = outcome === "up" ? ArrowUp : ArrowDown;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-0.5 text-13 font-semibold",
        outcome === "up" ? "text-success" : "text-text-2",
      )}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      {outcome === "up" ? t("moves up") : t("calmer group")}
    </span>
  );
}
