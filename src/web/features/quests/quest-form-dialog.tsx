import { Check, Plus } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { withStoredOption } from "#domain/onboarding/business-options.ts";
import {
  DIFFICULTIES,
  FORM_CATEGORIES,
  HOURS_CHOICES,
  rewardLockOf,
  TITLE_MAX_LENGTH,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { type CappedXp, capNote } from "#domain/xp/quest-pay.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field, FieldGroup } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type QuestFormOptions, useQuestForm } from "./use-quest-form.ts";

const DESCRIPTION_MAX_LENGTH = 4_000;

interface QuestFormDialogProps extends QuestFormOptions {
  open: boolean;
  /** XP that capped quests can still pay. */
  xpLeft: CappedXp;
}

export function QuestFormDialog(props: QuestFormDialogProps) {
  const { open, quest, onClose } = props;
  const { values: draft, change, ...form } = useQuestForm(props);
  const cancel = () => {
    form.discard();
    onClose();
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
      <form onSubmit={form.submit} className="grid gap-4" noValidate>
        <Field label="Title" error={form.errors.title}>
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
          <Field label="Due date" error={form.errors.due}>
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
        {form.problem ? (
          <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-14 text-danger">
            Not saved. {form.problem} What you typed is still here.
          </p>
        ) : null}
        <div className="mt-1 flex flex-wrap justify-end gap-2.5">
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" loading={form.isSending}>
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

const LOCK_NOTES = {
  not_own: "This quest came with its reward.",
  started: "The reward is settled once a quest is started.",
};

function Reward({ quest, xpLeft, value, onValueChange }: RewardProps) {
  const lock = quest && rewardLockOf(quest);
  const rewards = withStoredOption(XP_REWARDS.map(String), value);
  return (
    <FieldGroup
      label="Reward"
      hint={[lock && LOCK_NOTES[lock], capNoteOf(quest, Number(value), xpLeft)].filter(Boolean).join(" ")}
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

/** A new quest counts as the person's own. */
function capNoteOf(quest: QuestView | null, reward: number, left: CappedXp): string | null {
  const origin = quest?.origin ?? "own";
  return origin === "generated" ? null : capNote(origin, reward, left);
}
