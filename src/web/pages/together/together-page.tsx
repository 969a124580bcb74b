import { CompanionSection } from "#web/features/companion/companion-section.tsx";
import { ReceivedInvite } from "#web/features/companion/received-invite.tsx";
import { useCompanion } from "#web/features/companion/use-companion.ts";
import { LeagueSection } from "#web/features/leagues/league-section.tsx";
import { useLeague } from "#web/features/leagues/use-league.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

const COLUMNS = {
  wideFirst: "stack:grid-cols-[minmax(0,1fr)_minmax(300px,380px)]",
  wideLast: "stack:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]",
};

/** Company on the way: a weekly group, and one companion. Both only for those who want them. */
export function TogetherPage() {
  // What somebody has stands before what is offered. The league's list takes the room if there is one.
  const hasCompanion = Boolean(useCompanion().data?.companion);
  const league = useLeague().data;
  const isInLeague = league !== undefined && league.state !== "out";
  const parts = [<LeagueSection key="league" />, <CompanionSection key="companion" />];
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <h1 className="mt-3 text-28 font-extrabold tracking-[-.022em]">{t("Together")}</h1>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        {t("Company on the way: a group for the week, and one person beside you. Both are up to you.")}
      </p>
      <ReceivedInvite />
      <div
        className={classNames(
          "mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 stack:gap-6",
          hasCompanion && isInLeague ? COLUMNS.wideLast : COLUMNS.wideFirst,
        )}
      >
        {hasCompanion ? parts.toReversed() : parts}
      </div>
    </PageColumn>
  );
}
