import { useId, useState } from "react";
import { tx } from "#web/platform/language/rich-text.tsx";

/** Longer texts start collapsed, so that one entry does not push the others away. */
const FOLDED_LENGTH = 280;
const FOLDED_LINES = 4;

/** Text with its line breaks kept. */
export function FoldingText({ text, about }: { text: string; about: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const folded = foldedText(text);
  return (
    <div className="mt-2 text-15">
      <p id={id} className="text-pretty wrap-anywhere whitespace-pre-line">
        {isOpen ? text : folded}
      </p>
      {folded === text ? null : (
        <button
          type="button"
          data-track="Show whole note"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-0.5 pointer-coarse:-mt-1 rounded-xs border-0 bg-transparent p-0 text-14 font-semibold text-on-primary-soft hover:underline pointer-coarse:min-h-11"
        >
          {isOpen
            ? tx("Show less <hidden>of the notes on {quest}</hidden>", { hidden, quest: about })
            : tx("Show all <hidden>of the notes on {quest}</hidden>", { hidden, quest: about })}
        </button>
      )}
    </div>
  );
}

const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** Cut at a word boundary, and only if more than a few words would be hidden. */
function foldedText(text: string): string {
  const start = text.split("\n").slice(0, FOLDED_LINES).join("\n");
  const cut = start.length > FOLDED_LENGTH ? start.slice(0, FOLDED_LENGTH).replace(/\s+\S*$/u, "") : start;
  return text.length - cut.length > 40 ? `${cut.trimEnd()} …` : text;
}
