import { useMutation } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { InputOf } from "#contracts/endpoint.ts";
import type { MentorAnswer } from "#contracts/mentor.ts";
import { createQuest, type QuestView } from "#contracts/quests.ts";
import { addDays, dayAt, instantOf } from "#domain/general/calendar-day.ts";
import { DUE_TIME, NEW_QUEST, XP_REWARDS } from "#domain/quests/quest.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";

type SuggestedTask = NonNullable<MentorAnswer["suggestedTask"]>;

export interface SuggestedQuestOptions {
  timeZone: string;
  /** Render prop of the quests feature, which this one does not import. */
  showCategory: (category: string) => ReactNode;
  /** Shows the XP cap of such quests, and whether this one would exceed it. */
  showCap: (xpReward: number) => ReactNode;
  onAdded: (quest: QuestView) => void;
}

interface SuggestedQuestProps {
  suggestion: SuggestedTask;
  questOptions: SuggestedQuestOptions;
}

/** A quest suggested by the mentor, with a button that adds it to the board. */
export function SuggestedQuest({ suggestion, questOptions }: SuggestedQuestProps) {
  const { title, description, category, difficulty, xpReward } = suggestion;
  const [isDeclined, setIsDeclined] = useState(false);
  const add = useMutation({
    // The suggestion's id makes it idempotent: two clicks create one quest.
    mutationFn: () =>
      call(createQuest, questInput(suggestion, questOptions.timeZone), {
        idempotencyKey: suggestion.suggestionId,
      }),
    onSuccess: (quest) => {
      questOptions.onAdded(quest);
      track("task_create", "suggested");
      toast({ title: t("Task Added!"), description: quest.title, variant: "success" });
    },
    onError: (error) =>
      toast({
        title: t("Quest not added"),
        description:
          canWait(error) === false ? displayOf(error) : t("The suggestion stays here. Please add it again."),
        variant: "destructive",
      }),
  });
  const isAdded = suggestion.isAdded || add.isSuccess;
  if (isDeclined && !isAdded) return null;
  return (
    <section
      aria-label={t("Suggested quest: {title}", { title })}
      className="max-w-[420px] rounded-card border border-border bg-surface p-3.5"
    >
      <div className="flex flex-wrap items-center gap-1.5">
        {questOptions.showCategory(category)}
        <Badge>{t(difficulty)}</Badge>
        <XpPill xp={xpReward} sign className="ml-auto" />
      </div>
      <h3 className="mt-2.5 mb-1 font-body text-15 leading-[1.35] font-650 tracking-normal wrap-anywhere">
        {title}
      </h3>
      <Steps text={description} />
      {isAdded ? null : <p className="mt-2 text-13 text-text-2">{questOptions.showCap(xpReward)}</p>}
      <div className="mt-3 flex items-center gap-2">
        {isAdded ? (
          <p className="flex min-h-9 items-center gap-1.5 text-14 font-650 text-success">
            <Check className="size-[18px]" aria-hidden="true" />
            {t("Added to your quests")}
          </p>
        ) : (
          <>
            <Button
              variant="primary"
              size="sm"
              loading={add.isPending}
              data-track="Add suggested quest"
              onClick={() => add.mutate()}
              className="max-sm:flex-1"
            >
              <Plus className="size-4" aria-hidden="true" />
              {t("Add quest")}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              data-track="Decline suggested quest"
              onClick={() => setIsDeclined(true)}
            >
              {t("Not now")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Longer steps are collapsed. */
const SHORT_LENGTH = 160;

function Steps({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= SHORT_LENGTH && !text.includes("\n"));
  if (!text) return null;
  return (
    <>
      <p
        className={classNames(
          "text-[13.5px] leading-[1.45] wrap-anywhere text-text-2",
          isWhole ? "whitespace-pre-line" : "line-clamp-2",
        )}
      >
        {text}
      </p>
      {isWhole ? null : (
        <Button
          variant="ghost"
          size="xs"
          className="-ml-2.5"
          data-track="Show the steps"
          onClick={() => setIsWhole(true)}
        >
          {t("Show the steps")}
        </Button>
      )}
    </>
  );
}

/** The server takes all values from the stored suggestion; the others only satisfy the contract. */
function questInput(suggestion: SuggestedTask, timeZone: string): InputOf<typeof createQuest> {
  const { suggestionId, title, description, category, difficulty } = suggestion;
  const tomorrow = addDays(dayAt(new Date(), timeZone), 1);
  return {
    suggestionId,
    title,
    description,
    category,
    difficulty,
    xpReward: XP_REWARDS.find((reward) => reward === suggestion.xpReward) ?? NEW_QUEST.xpReward,
    estimatedHours: NEW_QUEST.estimatedHours,
    dueDate: instantOf(tomorrow, DUE_TIME, timeZone),
  };
}
