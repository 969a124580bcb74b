import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";
import type { BusinessView } from "#contracts/business/business.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PHRASE_KEYS, type PhraseKey, sentenceOf } from "./business-words.ts";
import { PhraseChip } from "./phrase-chip.tsx";
import { useDescribeBusiness } from "./use-business.ts";

interface UnderstoodCardProps {
  business: BusinessView;
  /** Until another day, unless words were typed already. */
  isWaiting: boolean;
}

/** Says in one line what was understood about the business, until the person confirms, corrects or skips it; folded on a phone. */
export function UnderstoodCard({ business, isWaiting }: UnderstoodCardProps) {
  const [edits, setEdits] = useState<Partial<Record<PhraseKey, string>>>({});
  const describe = useDescribeBusiness();
  const [headingId, bodyId] = [useId(), useId()];
  const [isUnfolded, setIsUnfolded] = useState(false);
  const given = (phrase: PhraseKey) => edits[phrase] ?? business[phrase].value;
  const isAnyUnderstood = PHRASE_KEYS.some((phrase) => business[phrase].value !== "");
  /** What follows a phrase stays on its line. */
  const chip = (phrase: PhraseKey, mark = "") => (
    <span className="inline-flex max-w-full items-center align-middle">
      <PhraseChip
        phrase={phrase}
        value={given(phrase)}
        onChange={(value) => setEdits((before) => ({ ...before, [phrase]: value }))}
      />
      {mark}
    </span>
  );
  if (isWaiting && Object.keys(edits).length === 0) return null;
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={headingId}
      className="flex flex-wrap items-center gap-x-3 px-4 sm:py-2"
    >
      <h2
        id={headingId}
        className={classNames(
          "min-w-0 sm:self-start",
          isAnyUnderstood
            ? "text-13 font-semibold text-text-2 sm:leading-[2.65]"
            : "text-15 font-650 sm:leading-[2.3]",
          !isUnfolded && "max-sm:sr-only",
        )}
      >
        {isAnyUnderstood ? t("I understood") : ASKED}
      </h2>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={bodyId}
        data-track="Unfold business"
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 border-0 bg-transparent p-0 text-left sm:hidden"
      >
        <span className={isUnfolded ? "sr-only" : FOLDED}>{summary(business.model, given)}</span>
        <ChevronDown
          className={classNames("ml-auto size-5 flex-none text-text-2", isUnfolded && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      <div
        id={bodyId}
        className={classNames(
          "flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:w-full max-sm:pb-3.5 sm:flex-1",
          !isUnfolded && "max-sm:hidden",
        )}
      >
        <p
          title={t("Press a word to change it. Your quests are written with these words.")}
          className={classNames(
            "min-w-0 text-15 leading-[2.3] font-550 text-pretty sm:flex-1",
            isAnyUnderstood ? "sm:basis-[400px]" : "sm:basis-[268px]",
          )}
        >
          {isAnyUnderstood
            ? tx(sentenceOf(business.model), {
                sells: chip("sells"),
                buyers: (mark) => chip("buyers", mark),
                soldAt: (mark) => chip("soldAt", mark),
              })
            : PHRASE_KEYS.map((phrase) => <Fragment key={phrase}>{chip(phrase)} </Fragment>)}
        </p>
        <Answers
          isWhole={PHRASE_KEYS.every(given)}
          isEmpty={!PHRASE_KEYS.some(given)}
          isSending={describe.isPending}
          onConfirm={() => describe.mutate(confirmed(business, edits))}
          onSkip={() => describe.mutate({})}
        />
        <WriteFailed error={describe.error} />
      </div>
    </Card>
  );
}

/** Nothing, or too little, was understood. */
const ASKED = t("Tell me what you offer, to whom, and where.");
const FOLDED = "line-clamp-2 min-w-0 flex-1 text-14 leading-[1.3] font-550 text-pretty wrap-anywhere";

/** On a folded card: the sentence, or what is missing for it. */
function summary(model: BusinessView["model"], given: (phrase: PhraseKey) => string) {
  if (!PHRASE_KEYS.every(given)) return ASKED;
  return tx(sentenceOf(model), {
    sells: given("sells"),
    buyers: (mark) => given("buyers") + mark,
    soldAt: (mark) => given("soldAt") + mark,
  });
}

interface AnswersProps {
  isWhole: boolean;
  /** There is nothing to save. */
  isEmpty: boolean;
  isSending: boolean;
  onConfirm: () => void;
  onSkip: () => void;
}

function Answers({ isWhole, isEmpty, isSending, onConfirm, onSkip }: AnswersProps) {
  return (
    <div className="flex flex-none items-center gap-1">
      <Button
        size="sm"
        loading={isSending}
        disabled={isEmpty}
        data-track="Confirm business"
        onClick={onConfirm}
      >
        {isWhole ? t("Yes, that's right") : t("Save")}
      </Button>
      <Button variant="ghost" size="sm" className="px-2.5!" data-track="Skip business" onClick={onSkip}>
        {t("Skip")}
      </Button>
    </div>
  );
}

/** What is confirmed: words of the person. The model's own words, which stand in for unknown ones, stay a guess. */
function confirmed(business: BusinessView, edits: Partial<Record<PhraseKey, string>>) {
  const said = PHRASE_KEYS.flatMap((phrase) => {
    const { value, isOwn } = business[phrase];
    const words = edits[phrase]?.trim() || (isOwn ? value : "");
    return words ? [[phrase, words] as const] : [];
  });
  return { model: business.model, ...(Object.fromEntries(said) as Partial<Record<PhraseKey, string>>) };
}
