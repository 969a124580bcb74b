import { useState } from "react";
import type { BusinessView } from "#contracts/business/business.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { PHRASE_KEYS, PHRASE_MAX_LENGTH, PHRASES, type PhraseKey } from "./business-words.ts";
import { useDescribeBusiness } from "./use-business.ts";

interface PhraseFieldsProps {
  business: BusinessView;
  onChanged: () => void;
}

/** What is sold, to whom and where, in the person's words. A placeholder is what stands in for a missing one. */
export function PhraseFields({ business, onChanged }: PhraseFieldsProps) {
  const stored = (phrase: PhraseKey) => (business[phrase].isOwn ? business[phrase].value : "");
  const [typed, setTyped] = useState<Partial<Record<PhraseKey, string>>>({});
  const describe = useDescribeBusiness();
  const changed = PHRASE_KEYS.flatMap((phrase) => {
    const text = typed[phrase]?.trim();
    return text && text !== stored(phrase) ? [[phrase, text] as const] : [];
  });
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        {PHRASE_KEYS.map((phrase) => (
          <Field key={phrase} label={PHRASES[phrase].label}>
            {(control) => (
              <TextInput
                {...control}
                value={typed[phrase] ?? stored(phrase)}
                placeholder={business[phrase].value || PHRASES[phrase].missing}
                maxLength={PHRASE_MAX_LENGTH}
                onChange={(event) => setTyped({ ...typed, [phrase]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <WriteFailed error={describe.error} />
      {changed.length > 0 ? (
        <Button
          size="sm"
          className="justify-self-start"
          loading={describe.isPending}
          onClick={() => describe.mutate(Object.fromEntries(changed), { onSuccess: onChanged })}
        >
          {t("Save these words")}
        </Button>
      ) : null}
    </div>
  );
}
