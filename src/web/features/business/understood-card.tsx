import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { BusinessView } from "#contracts/business/business.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PHRASE_KEYS, type PhraseKey, sentenceOf } from "./business-words.ts";
import { PhraseChip } from "./phrase-chip.tsx";
import { useDescribeBusiness } from "./use-business.ts";

/** Says in one line what was understood about the business, until the person confirms, corrects or skips it; folded on a phone. */
export function UnderstoodCard({ business }: { business: BusinessView }) {
  const [edits, setEdits] = useState<Partial<Record<PhraseKey, string>>>({});
  const describe = useDescribeBusiness();
  const [headingId, bodyId] = [useId(), useId()];
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { does, forWhom, where } = sentenceOf(business.model);
  /** What follows a phrase stays on its line. */
  const chip = (phrase: PhraseKey, mark = "") => (
    <span className="inline-flex max-w-full items-center align-middle">
      <PhraseChip
        phrase={phrase}
        value={edits[phrase] ?? business[phrase].value}
        onChange={(value) => setEdits((before) => ({ ...before, [phrase]: value }))}
      />
      {mark}
    </span>
  );
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={headingId}
      className="flex flex-wrap items-center gap-x-3 px-4 sm:py-2"
    >
      <h2 id={headingId} className="flex-none text-13 font-semibold text-text-2">
        I understood
      </h2>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={bodyId}
        data-track="Unfold business"
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="flex h-13 min-w-0 flex-1 items-center gap-2 border-0 bg-transparent p-0 text-left text-15 font-650 sm:hidden"
      >
        <span className="min-w-0 flex-1 truncate">{edits.sells ?? business.sells.value}</span>
        <ChevronDown
          className={classNames("size-5 flex-none text-text-2", isUnfolded && "rotate-180")}
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
          title="Press a word to change it. Your quests are written with these words."
          className="min-w-0 text-15 leading-[2.3] font-550 text-pretty sm:flex-1 sm:basis-[400px]"
        >
          {`${does.charAt(0).toUpperCase()}${does.slice(1)} `}
          {chip("sells")} {forWhom} {chip("buyers", ",")} {where} {chip("soldAt", ".")} Right?
        </p>
        <div className="flex flex-none items-center gap-1">
          <Button
            size="sm"
            loading={describe.isPending}
            data-track="Confirm business"
            onClick={() => describe.mutate(confirmed(business, edits))}
          >
            Yes, that's right
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="px-2.5!"
            data-track="Skip business"
            onClick={() => describe.mutate({})}
          >
            Skip
          </Button>
        </div>
        <WriteFailed error={describe.error} />
      </div>
    </Card>
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
