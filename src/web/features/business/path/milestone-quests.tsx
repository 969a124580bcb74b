import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { Link, useLocation } from "wouter";
import { listQuests, type QuestView } from "#contracts/quests.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { sendQuestCommand } from "#web/wiring/quest-command.ts";
import type { PathMilestone } from "./path-words.ts";

type Quests = PathMilestone["quests"];

/** The open quests of a milestone, and a button that starts the first of them. */
export function MilestoneQuests({ quests }: { quests: Quests }) {
  const all = useQuery(queryOf(listQuests));
  if (quests.length === 0) {
    return (
      <div className="mt-3.5 border-t border-border pt-3.5">
        <p className="text-14 text-pretty text-text-2">
          {t("No quest for it is open right now. More come with your next quests.")}
        </p>
        <Link href="/" className={`${buttonClass({ block: true })} mt-3`}>
          {t("Go to Today")}
        </Link>
      </div>
    );
  }
  const known = quests.flatMap(({ id }) => all.data?.find((quest) => quest.id === id) ?? []).sort(byTurn);
  const [first = null] = known;
  // Until the quests are read, their titles alone.
  const lines =
    known.length === quests.length
      ? known.map((quest, index) => ({ ...quest, aside: asideOf(quest, index === 0) }))
      : quests.map((quest) => ({ ...quest, aside: "" }));
  return (
    <>
      <ul aria-label={t("Quests of this milestone")} className="mt-3.5 border-t border-border [ul+&]:mt-0">
        {lines.map(({ id, title, aside }, index) => (
          <QuestLine key={id} title={title} aside={aside} isFirst={index === 0} />
        ))}
      </ul>
      <StartFirst quest={first} />
    </>
  );
}

/** The running one first, then by due date. */
function byTurn(a: QuestView, b: QuestView): number {
  return Number(b.inProgress) - Number(a.inProgress) || a.dueDate.localeCompare(b.dueDate);
}

/** How long the first one takes, and the days of the others. */
function asideOf(quest: QuestView, isFirst: boolean): string {
  const { inProgress, estimatedHours, estimatedMinutes = estimatedHours * 60, dueDate } = quest;
  if (inProgress) return t("in progress");
  if (isFirst) return t("{minutes} min", { minutes: Math.max(1, Math.round(estimatedMinutes)) });
  return new Date(dueDate).toLocaleDateString(language, { weekday: "short" });
}

function QuestLine({ title, aside, isFirst }: { title: string; aside: string; isFirst: boolean }) {
  return (
    <li className="grid min-h-[46px] grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-border py-1.5 text-[14.5px] leading-[1.35] font-semibold">
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-6 place-items-center rounded-full",
          isFirst
            ? "bg-primary text-on-primary shadow-[0_0_0_3px_var(--primary-soft)]"
            : "shadow-[inset_0_0_0_2px_var(--control)]",
        )}
      >
        {isFirst ? <Play className="size-3 fill-current" /> : null}
      </span>
      <span className="text-pretty wrap-anywhere">{title}</span>
      <small className="text-13 leading-none font-medium whitespace-nowrap text-text-2">{aside}</small>
    </li>
  );
}

/** On phones it is pinned above the tabs, in reach of the thumb. The home shows the started quest. */
function StartFirst({ quest }: { quest: QuestView | null }) {
  const [, navigate] = useLocation();
  const goHome = () => navigate("/");
  const run = () => {
    if (!quest || quest.inProgress) goHome();
    else sendQuestCommand({ act: "start", quest }, goHome);
  };
  return (
    <div
      data-pin-bar
      className="mt-4 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--phone-tabs,0px) max-sm:z-25 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[15px]"
    >
      <Button
        variant="primary"
        size="lg"
        block
        className="h-[58px]! rounded-[18px]! font-display! text-[20px]! font-750! sm:h-14!"
        data-track="Start"
        onClick={run}
      >
        <Play className="size-[22px] fill-current" aria-hidden="true" />
        {quest?.inProgress ? t("Continue") : t("Start")}
      </Button>
    </div>
  );
}
