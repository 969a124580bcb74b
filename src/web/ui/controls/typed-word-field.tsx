import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

interface TypedWordFieldProps {
  word: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** In place only: a dialog gives its first field the focus, and remembers who had it. */
  autoFocus?: boolean;
}

/** Nobody destroys something by a slip: the words have to be typed. */
export function TypedWordField({ word, typed, onTyped, autoFocus = false }: TypedWordFieldProps) {
  return (
    <Field label={`Type "${word}" to confirm`} className="wrap-anywhere">
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

/** Spaces as one types them, so that a name with two in a row can be written as it is read. */
function plain(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en");
}
