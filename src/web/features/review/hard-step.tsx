import { HARD_CHOICES, HARD_MAX_LENGTH, type HardChoice } from "#domain/review/draft-review.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { TextArea } from "#web/ui/controls/text-input.tsx";
import { HARD_NAMES } from "./review-words.ts";

interface HardStepProps {
  hard: HardChoice | null;
  text: string;
  onChoose: (hard: HardChoice | null) => void;
  onType: (text: string) => void;
}

export function WhatWasHard({ hard, text, onChoose, onType }: HardStepProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label={t("What was hard")} className="my-3 flex flex-wrap gap-2">
        {HARD_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={hard === choice}
            className={classNames(
              "h-10 rounded-full border px-3.5 font-body text-14 leading-none font-semibold pointer-coarse:h-11",
              hard === choice
                ? "border-primary bg-primary-soft text-on-primary-soft"
                : "border-border bg-surface text-text hover:bg-surface-2",
            )}
            onClick={() => onChoose(hard === choice ? null : choice)}
          >
            {HARD_NAMES[choice]}
          </button>
        ))}
      </div>
      <TextArea
        rows={2}
        aria-label={t("What was hard, in your words")}
        placeholder={t("In your words, if you like")}
        maxLength={HARD_MAX_LENGTH}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
