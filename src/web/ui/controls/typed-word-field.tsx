import { t } from "#web/platform/language/text.ts";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

interface TypedWordFieldProps {
  word: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Only outside dialogs, which focus their first field and store the previous focus themselves. */
  autoFocus?: boolean;
}

/** Guards against destructive slips: the words must be typed to confirm. */
export function TypedWordField({ word, typed, onTyped, autoFocus = false }: TypedWordFieldProps) {
  return (
    <Field label={t('Type "{word}" to confirm', { word })} className="wrap-anywhere">
      {(control) => (
        <TextInput
          {...control}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

export function isTyped(word: string, typed: string): boolean {
  return plain(typed) === plain(word);
}

/** For comparing without case and repeated spaces, which the page displays as one. */
function plain(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en");
}
