import { CompanionSection } from "#web/features/companion/companion-section.tsx";
import { ReceivedInvite } from "#web/features/companion/received-invite.tsx";
import { LeagueSection } from "#web/features/leagues/league-section.tsx";
import { t } from "#web/platform/language/text.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

/** Company on the way: a weekly group, and one companion. Both only for those who want them. */
export function TogetherPage() {
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <h1 className="mt-3 text-28 font-extrabold tracking-[-.022em]">{t("Together")}</h1>
      <p className="mt-1.5 text-16 text-pretty text-text-2">
        {t("Company on the way: a group for the week, and one person beside you. Both are up to you.")}
      </p>
      <ReceivedInvite />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 stack:grid-cols-[minmax(0,1fr)_minmax(300px,380px)] stack:gap-6">
        <LeagueSection />
        <CompanionSection />
      </div>
    </PageColumn>
  );
}
