import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { PHRASE_MAX_LENGTH, PHRASES, type PhraseKey } from "./business-words.ts";

interface PhraseChipProps {
  phrase: PhraseKey;
  value: string;
  onChange: (value: string) => void;
}

const LOOK =
  "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[8px] px-2 align-middle leading-tight pointer-coarse:min-h-11";

/** A phrase within a sentence; pressed, it becomes a field. Enter or leaving keeps the text, Escape does not. */
export function PhraseChip({ phrase, value, onChange }: PhraseChipProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { label, missing } = PHRASES[phrase];
  const close = (keeps: boolean) => {
    if (keeps && typed?.trim()) onChange(typed.trim());
    setTyped(null);
    // Unless the person has gone on to another field meanwhile.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t("{label}: {words}. Change", { label, words: value || missing })}
        onClick={() => setTyped(value)}
        className={`${LOOK} border-[1.5px] border-dashed border-control bg-primary-soft text-left font-[inherit] text-on-primary-soft hover:border-primary`}
      >
        <span className="min-w-0 wrap-anywhere">{value || missing}</span>
        <Pencil className="size-3.5 flex-none" aria-hidden="true" />
      </button>
    );
  return (
    <input
      aria-label={label}
      value={typed}
      maxLength={PHRASE_MAX_LENGTH}
      // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
      autoFocus
      size={Math.max(12, typed.length)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed.trim()) onChange(typed.trim());
        setTyped(null);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === "Escape") {
          event.preventDefault();
          close(event.key === "Enter");
        }
      }}
      className={`${LOOK} border-[1.5px] border-primary bg-surface font-[inherit] text-text outline-none`}
    />
  );
}
