import { Clock, Play } from "lucide-react";
import { type QuestView, readNotes } from "#contracts/quests.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { QuestReason } from "../card/quest-reason.tsx";
import { languageOf } from "../quest-language.ts";
import { longDay, monthAndDay, plannedMs, roughTime } from "../quest-time.ts";
import { type DatedQuest, dated } from "../use-quests.ts";
import { DoneWhen } from "../work/done-when.tsx";
import { ReadingChoices } from "./reading-choices.tsx";

interface QuestReadingDialogProps {
  open: boolean;
  quest: QuestView;
  onClose: () => void;
  onStart: () => void;
}

/** The whole text of a quest before it is started, or after it was completed. */
export function QuestReadingDialog({ open, quest, onClose, onStart }: QuestReadingDialogProps) {
  const { timeZone } = useMember();
  const shown = dated(quest, timeZone);
  const { summary, steps, doneWhen } = readQuestText(quest.description);
  const lang = languageOf(quest);
  return (
    <Dialog
      open={open}
      feature="Read Quest"
      onOpenChange={(isOpen) => isOpen || onClose()}
      eyebrow={<CategoryBadge category={quest.category} size="md" />}
      title={
        <span lang={lang} className="text-22 leading-[1.22] wrap-anywhere">
          {quest.title}
        </span>
      }
    >
      <Facts quest={shown} />
      <QuestReason reason={quest.reason} />
      {summary ? (
        <p lang={lang} className="text-15 text-pretty wrap-anywhere whitespace-pre-line text-text-2">
          {summary}
        </p>
      ) : null}
      <NumberedSteps steps={steps} lang={lang} />
      <DoneWhen text={doneWhen} lang={lang} />
      {quest.isCompleted ? (
        <OwnNotes text={quest.completionNotes} />
      ) : (
        <div>
          <Button variant="primary" size="lg" block data-track="Start" onClick={onStart}>
            <Play className="size-4.5 fill-current stroke-0" aria-hidden="true" />
            {t("Start")}
          </Button>
          <ReadingChoices quest={shown} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function Facts({ quest }: { quest: DatedQuest }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge icon={<Clock className="size-3.5" aria-hidden="true" />}>{roughTime(plannedMs(quest))}</Badge>
      <XpPill xp={quest.xpReward} sign />
      {quest.completedDay ? (
        <Badge>
          {t("Done {weekday}, {date}", {
            weekday: longDay(quest.completedDay),
            date: monthAndDay(quest.completedDay),
          })}
        </Badge>
      ) : (
        <Badge>
          {t("Due {weekday}, {date}", {
            weekday: longDay(quest.dueDay),
            date: monthAndDay(quest.dueDay),
          })}
        </Badge>
      )}
    </div>
  );
}

function OwnNotes({ text }: { text: string | null }) {
  const notes = readNotes(text)?.notes;
  if (!notes) return null;
  return (
    <section aria-label={t("Your notes")} className="rounded-input bg-surface-2 p-4">
      <h3 className="text-13 font-650 text-text-2">{t("Your notes")}</h3>
      <p className="text-15 wrap-anywhere whitespace-pre-line">{notes}</p>
    </section>
  );
}

function NumberedSteps({ steps, lang }: { steps: readonly string[]; lang: string | undefined }) {
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t("Steps")} className="m-0 grid list-none gap-3 p-0">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place, and the list never changes order
        <li key={index} className="grid grid-cols-[26px_minmax(0,1fr)] gap-3 text-15 leading-[1.45]">
          <span
            aria-hidden="true"
            className="num grid size-[26px] place-items-center rounded-[9px] bg-surface-2 text-13 leading-none font-750 text-text-2"
          >
            {index + 1}
          </span>
          <span lang={lang} className="pt-0.5 wrap-anywhere">
            {step}
          </span>
        </li>
      ))}
    </ol>
  );
}
