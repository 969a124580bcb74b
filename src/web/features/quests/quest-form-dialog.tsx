import { Check, Plus } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { withStoredOption } from "#domain/onboarding/business-options.ts";
import {
  DIFFICULTIES,
  FORM_CATEGORIES,
  HOURS_CHOICES,
  TITLE_MAX_LENGTH,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { type CappedXp, capNote } from "#domain/xp/quest-pay.ts";
import { dropDraft, keepDraft, readDraft, textFields } from "#web/platform/storage/drafts.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field, FieldGroup } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { changedFields, draftName, draftOf, newDraft, problemOf, type QuestDraft } from "./quest-form.ts";

const DESCRIPTION_MAX_LENGTH = 4_000;

interface QuestFormDialogProps {
  open: boolean;
  /** Null makes a new one. */
  quest: QuestView | null;
  /** Whose draft it is. */
  userId: string;
  today: CalendarDay;
  timeZone: string;
  /** What quests with a cap may still pay. */
  xpLeft: CappedXp;
  isSaving: boolean;
  /** Why the last attempt was not kept; what was typed stays. */
  problem: string | null;
  onClose: () => void;
  onSave: (draft: QuestDraft) => void;
}

export function QuestFormDialog(props: QuestFormDialogProps) {
  const { open, quest, userId, timeZone, isSaving, problem, onClose, onSave } = props;
  const [begun] = useState(() => (quest ? draftOf(quest, timeZone) : newDraft(props.today)));
  const [draft, setDraft] = useState<QuestDraft>(() => ({
    ...begun,
    ...textFields(readDraft(userId, draftName(quest))),
  }));
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = hasTried ? problemOf(draft, timeZone) : null;
  const change = (part: Partial<QuestDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(userId, draftName(quest), changedFields(next, begun));
  };
  const cancel = () => {
    dropDraft(userId, draftName(quest));
    onClose();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setHasTried(true);
    const first = problemOf(draft, timeZone);
    if (!first) return onSave(draft);
    toast({ title: first.title, description: first.text, variant: "destructive" });
    form.current?.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus();
  };
  const option = (value: string) => ({ value, label: value });
  const hours = withStoredOption(HOURS_CHOICES.map(String), draft.estimatedHours);

  return (
    <Dialog
      open={open}
      feature={quest ? "Edit Quest" : "New Quest"}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={quest ? "Edit quest" : "New quest"}
    >
      <form ref={form} onSubmit={submit} className="grid gap-4" noValidate>
        <Field label="Title" error={missing?.field === "title" ? missing.text : undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="title"
              maxLength={TITLE_MAX_LENGTH}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Description">
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={DESCRIPTION_MAX_LENGTH}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Reward {...props} value={draft.xpReward} onValueChange={(xpReward) => change({ xpReward })} />
        <div className="grid grid-cols-2 gap-3">
          <Field label="Category">
            {(control) => (
              <Select
                {...control}
                options={withStoredOption(FORM_CATEGORIES, draft.category).map(option)}
                value={draft.category}
                onValueChange={(category) => change({ category })}
              />
            )}
          </Field>
          <Field label="Difficulty">
            {(control) => (
              <Select
                {...control}
                options={DIFFICULTIES.map((value) => ({ value, label: value }))}
                value={draft.difficulty}
                onValueChange={(difficulty) => change({ difficulty })}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-[1fr_1.35fr] gap-3 max-[400px]:grid-cols-1">
          <Field label="Estimated hours">
            {(control) => (
              <Select
                {...control}
                options={hours.map(option)}
                value={draft.estimatedHours}
                onValueChange={(estimatedHours) => change({ estimatedHours })}
              />
            )}
          </Field>
          <Field label="Due date" error={missing?.field === "due" ? missing.text : undefined}>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                name="due"
                value={draft.due}
                onChange={(event) => change({ due: event.target.value })}
              />
            )}
          </Field>
        </div>
        {problem ? (
          <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-14 text-danger">
            Not saved. {problem} What you typed is still here.
          </p>
        ) : null}
        <div className="mt-1 flex flex-wrap justify-end gap-2.5">
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" loading={isSaving}>
            {quest ? (
              <Check className="size-[18px]" aria-hidden="true" />
            ) : (
              <Plus className="size-[18px]" aria-hidden="true" />
            )}
            {quest ? "Save changes" : "Create quest"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface RewardProps {
  quest: QuestView | null;
  xpLeft: CappedXp;
  value: string;
  onValueChange: (value: string) => void;
}

function Reward({ quest, xpLeft, value, onValueChange }: RewardProps) {
  const lock = quest ? lockOf(quest) : null;
  const rewards = withStoredOption(XP_REWARDS.map(String), value);
  return (
    <FieldGroup
      label="Reward"
      hint={[lock, capNoteOf(quest, Number(value), xpLeft)].filter(Boolean).join(" ")}
    >
      <Segmented
        label="Reward in XP"
        value={value}
        onValueChange={onValueChange}
        disabled={lock !== null}
        segments={rewards.map((reward) => ({
          value: reward,
          label: reward,
          icon: <Orb className="size-4" />,
        }))}
      />
    </FieldGroup>
  );
}

/** As the rule on the server: generated, suggested or started quests keep their reward. */
function lockOf({ origin, startedAt }: QuestView): string | null {
  if (origin !== "own") return "This quest came with its reward.";
  return startedAt ? "The reward is settled once a quest is started." : null;
}

/** A new quest is one's own. */
function capNoteOf(quest: QuestView | null, reward: number, left: CappedXp): string | null {
  const origin = quest?.origin ?? "own";
  return origin === "generated" ? null : capNote(origin, reward, left);
}
