import { useId, useState } from "react";
import type { BusinessView } from "#contracts/business/business.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { PHRASE_KEYS, type PhraseKey, sentenceOf } from "./business-words.ts";
import { PhraseChip } from "./phrase-chip.tsx";
import { useDescribeBusiness } from "./use-business.ts";

/** Says what was understood about the business, until the person confirms, corrects or skips it. */
export function UnderstoodCard({ business }: { business: BusinessView }) {
  const [edits, setEdits] = useState<Partial<Record<PhraseKey, string>>>({});
  const describe = useDescribeBusiness();
  const headingId = useId();
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
    <Card as="section" padding="lg" aria-labelledby={headingId} className="grid gap-4">
      <div>
        <h2 id={headingId} className="text-13 font-semibold text-text-2">
          I understood
        </h2>
        <p className="num mt-1.5 text-22 leading-[1.75] font-750 text-pretty">
          {`${does.charAt(0).toUpperCase()}${does.slice(1)} `}
          {chip("sells")} {forWhom} {chip("buyers", ",")} {where} {chip("soldAt", ".")} Right?
        </p>
        <p className="mt-1 text-14 text-text-2">
          Press a word to change it. Your quests are written with these words.
        </p>
      </div>
      <WriteFailed error={describe.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          loading={describe.isPending}
          data-track="Confirm business"
          onClick={() => describe.mutate(confirmed(business, edits))}
        >
          Yes, that's right
        </Button>
        <Button variant="ghost" data-track="Skip business" onClick={() => describe.mutate({})}>
          Skip
        </Button>
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
