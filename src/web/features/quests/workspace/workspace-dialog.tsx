import { Check, Timer } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { CompletionNotes, QuestView } from "#contracts/quests.ts";
import { NOTES_MAX_LENGTH } from "#domain/logbook/logbook.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { chooseTool } from "#domain/toolbox/choose-tool.ts";
import { AI_MENTOR, toolNamed } from "#domain/toolbox/tools.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { MentorPlace } from "#web/wiring/mentor-place.tsx";
import { QuestReason } from "../card/quest-reason.tsx";
import { languageOf } from "../quest-language.ts";
import { clockTime, plannedMs, roughTime } from "../quest-time.ts";
import { useSeconds } from "../use-now.ts";
import { countedNow, useCountedMs } from "../work/counted-time.ts";
import { DoneWhen } from "../work/done-when.tsx";
import { QuestSteps } from "../work/quest-steps.tsx";
import { useQuestNotes } from "../work/use-quest-notes.ts";
import { openTool, type ToolOpening } from "./open-tool.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { ToolLauncher, ToolProblem } from "./tool-launcher.tsx";

const TOOL_LAUNCH_DELAY_MS = 500;

/** Wider with the mentor beside the steps; on smaller screens the mentor covers all but title and timer. */
const WITH_MENTOR =
  "lg:has-[[data-beside]]:max-w-[860px] lg:has-[[data-beside]]:h-[min(760px,100dvh-48px)] lg:has-[[data-beside]]:flex-row max-lg:has-[[data-beside]]:h-[min(720px,100dvh-48px)] max-sm:has-[[data-beside]]:fixed max-sm:has-[[data-beside]]:inset-x-0 max-sm:has-[[data-beside]]:top-(--seen-top,0px) max-sm:has-[[data-beside]]:mt-0 max-sm:has-[[data-beside]]:h-(--seen-height,100dvh) max-sm:has-[[data-beside]]:rounded-none";

interface WorkspaceDialogProps {
  open: boolean;
  quest: QuestView;
  onClose: () => void;
  onToolUsed: (name: string) => void;
  /** Resolves to false if it was not saved: the workspace then stays open with the typed text. */
  onComplete: (notes: CompletionNotes) => Promise<boolean>;
}

/** One quest with its timer and tool. The timer starts at zero on each opening; the counted time goes on. */
export function WorkspaceDialog({ open, quest, onClose, onToolUsed, onComplete }: WorkspaceDialogProps) {
  const [openedAtMs] = useState(() => Date.now());
  const elapsedMs = Math.max(0, useSeconds(open) - openedAtMs);
  const { notes, changeNotes } = useQuestNotes(quest.id);
  const { summary, doneWhen } = readQuestText(quest.description);
  const lang = languageOf(quest);
  const [isSending, setIsSending] = useState(false);
  const { tool, opening, launch } = useChosenTool(quest, open, onToolUsed);

  const askMentor = () => {
    if (openTool(toolNamed(AI_MENTOR), quest) === "opened") onToolUsed(AI_MENTOR);
  };

  const complete = async () => {
    setIsSending(true);
    const text = notes.trim();
    const isKept = await onComplete({
      v: 1,
      ...(text && { notes: text }),
      timeSpentSec: countedNow(quest),
    });
    if (isKept) onClose();
    else setIsSending(false);
  };

  return (
    <Dialog
      open={open}
      feature="Task Workspace"
      onOpenChange={(isOpen) => isOpen || onClose()}
      width="md"
      eyebrow={<CategoryBadge category={quest.category} size="md" />}
      title={
        <span lang={lang} className="text-22 leading-[1.22] wrap-anywhere">
          {quest.title}
        </span>
      }
      beside={<MentorPlace quest={quest} />}
      className={WITH_MENTOR}
    >
      <div className="flex items-center gap-3 rounded-card bg-primary-soft px-4 py-3.5 text-on-primary-soft">
        <Timer className="size-6" aria-hidden="true" />
        <span className="text-14 font-650">
          {t("In the workspace")}
          <CountedLine quest={quest} />
        </span>
        <b
          role="timer"
          aria-label={t("Time in the workspace")}
          className="num ml-auto text-28 leading-none font-750"
        >
          {clockTime(elapsedMs)}
        </b>
      </div>
      <div className="grid gap-4 max-lg:[[data-feature]:has([data-beside])_&]:hidden">
        {summary ? (
          <p lang={lang} className="text-15 text-pretty wrap-anywhere whitespace-pre-line text-text-2">
            {summary}
          </p>
        ) : null}
        <QuestSteps quest={quest} className="-mx-2.5" />
        <DoneWhen text={doneWhen} lang={lang} />
        <QuestReason reason={quest.reason} />
        <div>
          <p className="flex items-center gap-2 text-14 text-text-2" aria-live="polite">
            <ToolIcon name={tool.name} className="size-[18px]" />
            {opening === "opened"
              ? openedText(tool.name)
              : t("The tool for this: {tool}", { tool: t(tool.name) })}
          </p>
          {opening === "blocked" || opening === "no_mentor" ? (
            <ToolProblem problem={opening} toolName={tool.name} onOpen={launch} />
          ) : null}
          <ToolLauncher quest={quest} look="wide" onToolUsed={onToolUsed} />
        </div>
        <TextAreaField
          label={t("Notes")}
          hint={t("Kept with the completed quest.")}
          rows={3}
          maxLength={NOTES_MAX_LENGTH}
          value={notes}
          onValueChange={changeNotes}
        />
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          <XpPill xp={quest.xpReward} sign />
          <Button className="ml-auto" data-track="Ask mentor" onClick={askMentor}>
            <Lantern className="h-6.5 w-[22px]" />
            {t("Ask mentor")}
          </Button>
          <Button variant="primary" loading={isSending} onClick={complete}>
            <Check className="size-[18px]" aria-hidden="true" />
            {t("Complete")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The same time as on the running quest; it stands while paused. */
function CountedLine({ quest }: { quest: QuestView }) {
  const countedMs = useCountedMs(quest);
  const times = {
    time: <span className="num">{clockTime(countedMs)}</span>,
    estimate: roughTime(plannedMs(quest)),
  };
  return (
    <span className="mt-1 block text-13 leading-none font-medium">
      {quest.countingSince === null
        ? tx("Counted {time} of {estimate}, paused", times)
        : tx("Counted {time} of {estimate}", times)}
    </span>
  );
}

function openedText(toolName: string): string {
  return toolName === AI_MENTOR
    ? t("The AI Mentor has your quest.")
    : t("{tool} is open in its own tab.", { tool: t(toolName) });
}

/** Opens the best tool automatically after half a second, so that the person sees the workspace first. */
function useChosenTool(quest: QuestView, isOpen: boolean, onToolUsed: (name: string) => void) {
  const tool = chooseTool(quest);
  const [opening, setOpening] = useState<ToolOpening | null>(null);
  const launch = () => {
    const result = openTool(tool, quest);
    setOpening(result);
    if (result === "opened") onToolUsed(tool.name);
  };
  const launchLater = useEffectEvent(launch);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => launchLater(), TOOL_LAUNCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return { tool, opening, launch };
}
