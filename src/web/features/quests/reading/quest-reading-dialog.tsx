import { Clock, Play } from "lucide-react";
import { type QuestView, readNotes } from "#contracts/quests.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { QuestReason } from "../card/quest-reason.tsx";
import { longDay, monthAndDay, roughTime } from "../quest-time.ts";
import { DoneWhen } from "../running/done-when.tsx";
import { type DatedQuest, dated } from "../use-quests.ts";
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
  return (
    <Dialog
      open={open}
      feature="Read Quest"
      onOpenChange={(isOpen) => isOpen || onClose()}
      eyebrow={<CategoryBadge category={quest.category} size="md" />}
      title={<span className="text-22 leading-[1.22] wrap-anywhere">{quest.title}</span>}
    >
      <Facts quest={shown} />
      <QuestReason reason={quest.reason} />
      {summary ? (
        <p className="text-15 text-pretty wrap-anywhere whitespace-pre-line text-text-2">{summary}</p>
      ) : null}
      <NumberedSteps steps={steps} />
      <DoneWhen text={doneWhen} />
      {quest.isCompleted ? (
        <OwnNotes text={quest.completionNotes} />
      ) : (
        <div>
          <Button variant="primary" size="lg" block data-track="Start" onClick={onStart}>
            <Play className="size-4.5 fill-current stroke-0" aria-hidden="true" />
            Start
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
      <Badge icon={<Clock className="size-3.5" aria-hidden="true" />}>
        {roughTime(quest.estimatedHours * MS_PER_HOUR)}
      </Badge>
      <XpPill xp={quest.xpReward} sign />
      {quest.completedDay ? (
        <Badge>{`Done ${longDay(quest.completedDay)}, ${monthAndDay(quest.completedDay)}`}</Badge>
      ) : (
        <Badge>{`Due ${longDay(quest.dueDay)}, ${monthAndDay(quest.dueDay)}`}</Badge>
      )}
    </div>
  );
}

function OwnNotes({ text }: { text: string | null }) {
  const notes = readNotes(text)?.notes;
  if (!notes) return null;
  return (
    <section aria-label="Your notes" className="rounded-input bg-surface-2 p-4">
      <h3 className="text-13 font-650 text-text-2">Your notes</h3>
      <p className="text-15 wrap-anywhere whitespace-pre-line">{notes}</p>
    </section>
  );
}

function NumberedSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol aria-label="Steps" className="m-0 grid list-none gap-3 p-0">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place, and the list never changes order
        <li key={index} className="grid grid-cols-[26px_minmax(0,1fr)] gap-3 text-15 leading-[1.45]">
          <span
            aria-hidden="true"
            className="num grid size-[26px] place-items-center rounded-[9px] bg-surface-2 text-13 leading-none font-750 text-text-2"
          >
            {index + 1}
          </span>
          <span className="pt-0.5 wrap-anywhere">{step}</span>
        </li>
      ))}
    </ol>
  );
}
