import { Check, Timer } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CompletionNotes, QuestView } from "#contracts/quests.ts";
import { LINK_MAX_LENGTH, NOTES_MAX_LENGTH } from "#domain/logbook/logbook.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useFields } from "#web/platform/forms/use-fields.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField, TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { clockTime } from "../quest-time.ts";
import { EMPTY_DRAFT, fromKept, notesFrom, problemOf } from "../work/completion-draft.ts";
import { completionDraftName } from "../work/completion-draft-name.ts";
import { countedNow } from "../work/counted-time.ts";
import { notesChanged } from "../work/use-quest-notes.ts";

/** Of "9 photos": the name, and room for the number. */
const NUMBER_TEXT_MAX_LENGTH = 100;

interface CompleteDialogProps {
  open: boolean;
  quest: QuestView;
  /** Owner of the draft. */
  userId: string;
  /** Why the last attempt was not saved. */
  problem: string | null;
  onClose: () => void;
  onComplete: (notes: CompletionNotes | null) => void;
}

export function CompleteDialog(props: CompleteDialogProps) {
  const { open, quest, userId, problem, onClose, onComplete } = props;
  const [timeSpentSec] = useState(() => (quest.startedAt ? countedNow(quest) : undefined));
  const field = useFocusFirst();
  const form = useFields({
    start: EMPTY_DRAFT,
    draft: draftSlot(userId, completionDraftName(quest.id), fromKept),
    validate: problemOf,
    onValid: (draft) => {
      onClose();
      onComplete(notesFrom(draft, timeSpentSec));
    },
  });
  const { values: draft, change } = form;
  const justComplete = () => {
    onClose();
    onComplete(null);
  };

  return (
    <Dialog
      open={open}
      feature="Complete Quest"
      onOpenChange={(isOpen) => isOpen || onClose()}
      eyebrow={<CategoryBadge category={quest.category} size="md" />}
      title={<span className="text-22 leading-[1.22] wrap-anywhere">{quest.title}</span>}
    >
      <form onSubmit={form.submit} className="grid gap-4" noValidate>
        <TimeAndReward timeSpentSec={timeSpentSec} xpReward={quest.xpReward} />
        {problem ? <FormProblem>{t("Not saved yet. {problem}", { problem })}</FormProblem> : null}
        <Segmented
          label={t("How did it go?")}
          value={draft.outcome}
          onValueChange={(outcome) => change({ outcome })}
          segments={[
            { value: "done", label: t("Done"), icon: <Check aria-hidden="true" /> },
            { value: "partly", label: t("Partly") },
            { value: "learned", label: t("Learned") },
          ]}
        />
        <TextAreaField
          label={t("What happened?")}
          ref={field}
          rows={3}
          maxLength={NOTES_MAX_LENGTH}
          value={draft.notes}
          onValueChange={(notes) => {
            change({ notes });
            notesChanged.emit(quest.id);
          }}
          onKeyDown={submitOnEnter}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t("Link")}
            error={form.errors.link}
            inputMode="url"
            placeholder="https://"
            maxLength={LINK_MAX_LENGTH}
            value={draft.link}
            onValueChange={(link) => change({ link })}
          />
          <TextField
            label={t("A number to keep")}
            error={form.errors.number}
            placeholder={t("9 photos")}
            maxLength={NUMBER_TEXT_MAX_LENGTH}
            value={draft.number}
            onValueChange={(number) => change({ number })}
          />
        </div>
        <div className="mt-1 flex flex-wrap justify-between gap-2.5">
          <Button variant="ghost" onClick={justComplete}>
            {t("Just complete")}
          </Button>
          <Button variant="primary" type="submit">
            <Check className="size-[18px]" aria-hidden="true" />
            {t("Complete")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function TimeAndReward(props: { timeSpentSec: number | undefined; xpReward: number }) {
  const { timeSpentSec, xpReward } = props;
  return (
    <p className="flex items-center gap-2 text-14 text-text-2">
      {timeSpentSec === undefined ? (
        t("Not started with the timer, and that is fine.")
      ) : (
        <>
          <Timer className="size-[18px]" aria-hidden="true" />
          {tx("Time spent <b>{time}</b>", {
            b: (text) => <b className="num text-15 text-text">{text}</b>,
            time: clockTime(timeSpentSec * 1_000),
          })}
        </>
      )}
      <XpPill xp={xpReward} sign solid className="ml-auto" />
    </p>
  );
}

/** Submits on Enter; Shift+Enter, or Enter on a touch keyboard, is a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isPlain = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isPlain || hasTouchKeyboard()) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Focuses after the dialog has stored the previous focus; not on touch, to keep the keyboard closed. */
function useFocusFirst() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasTouchKeyboard()) return;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}

function hasTouchKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}
