import { Check, Plus } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { withStoredOption } from "#domain/onboarding/business-options.ts";
import {
  DIFFICULTIES,
  FORM_CATEGORIES,
  HOURS_CHOICES,
  QUEST_DESCRIPTION_MAX_LENGTH,
  rewardLockOf,
  TITLE_MAX_LENGTH,
  XP_REWARDS,
} from "#domain/quests/quest.ts";
import { type CappedXp, capNote } from "#domain/xp/quest-pay.ts";
import { t } from "#web/platform/language/text.ts";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { FieldGroup } from "#web/ui/controls/field.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type QuestFormOptions, useQuestForm } from "./use-quest-form.ts";

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

  return (
    <Dialog
      open={open}
      feature={quest ? "Edit Quest" : "New Quest"}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={quest ? t("Edit quest") : t("New quest")}
    >
      <form onSubmit={form.submit} className="grid gap-4" noValidate>
        <TextField
          label={t("Title")}
          error={form.errors.title}
          name="title"
          maxLength={TITLE_MAX_LENGTH}
          value={draft.title}
          onValueChange={(title) => change({ title })}
        />
        <TextAreaField
          label={t("Description")}
          rows={2}
          maxLength={QUEST_DESCRIPTION_MAX_LENGTH}
          value={draft.description}
          onValueChange={(description) => change({ description })}
        />
        <Reward {...props} value={draft.xpReward} onValueChange={(xpReward) => change({ xpReward })} />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t("Category")}
            options={withStoredOption(FORM_CATEGORIES, draft.category)}
            value={draft.category}
            onValueChange={(category) => change({ category })}
          />
          <SelectField
            label={t("Difficulty")}
            options={DIFFICULTIES}
            value={draft.difficulty}
            onValueChange={(difficulty) => change({ difficulty })}
          />
        </div>
        <div className="grid grid-cols-[1fr_1.35fr] gap-3 max-[400px]:grid-cols-1">
          <SelectField
            label={t("Estimated hours")}
            options={withStoredOption(HOURS_CHOICES.map(String), draft.estimatedHours)}
            value={draft.estimatedHours}
            onValueChange={(estimatedHours) => change({ estimatedHours })}
          />
          <TextField
            label={t("Due date")}
            error={form.errors.due}
            type="datetime-local"
            name="due"
            value={draft.due}
            onValueChange={(due) => change({ due })}
          />
        </div>
        {form.problem ? (
          <FormProblem>
            {t("Not saved. {problem} What you typed is still here.", { problem: form.problem })}
          </FormProblem>
        ) : null}
        <div className="mt-1 flex flex-wrap justify-end gap-2.5">
          <Button variant="ghost" onClick={cancel}>
            {t("Cancel")}
          </Button>
          <Button variant="primary" type="submit" loading={form.isSending}>
            {quest ? (
              <Check className="size-[18px]" aria-hidden="true" />
            ) : (
              <Plus className="size-[18px]" aria-hidden="true" />
            )}
            {quest ? t("Save changes") : t("Create quest")}
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
  not_own: t("This quest came with its reward."),
  started: t("The reward is settled once a quest is started."),
};

function Reward({ quest, xpLeft, value, onValueChange }: RewardProps) {
  const lock = quest && rewardLockOf(quest);
  const rewards = withStoredOption(XP_REWARDS.map(String), value);
  return (
    <FieldGroup
      label={t("Reward")}
      hint={[lock && LOCK_NOTES[lock], capNoteOf(quest, Number(value), xpLeft)].filter(Boolean).join(" ")}
    >
      <Segmented
        label={t("Reward in XP")}
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
  return origin === "generated" ? null : t(capNote(origin, reward, left));
}
