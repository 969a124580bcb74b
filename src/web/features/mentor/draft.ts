import { useRef, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";

const NAME = "mentor";

/** What stands in the box: kept over closing, a reload and a new sign-in of the same person. */
export function useDraft(userId: string) {
  const [text, setText] = useState(() => keptText(userId));
  /** For whoever writes later than they were made, as an answer that fails does. */
  const latest = useRef(text);
  /** What we put there ourselves and nobody has touched since. */
  const prefilled = useRef("");

  const write = (next: string) => {
    latest.current = next;
    if (next) keepDraft(userId, NAME, next);
    else dropDraft(userId, NAME);
    setText(next);
  };

  return {
    text,
    write,
    /** Below what was typed; in the place of what nobody typed. */
    prefill: (prompt: string) => {
      const typed = latest.current === prefilled.current ? "" : latest.current;
      prefilled.current = typed.trim() ? "" : prompt;
      write(withBelow(typed, prompt));
    },
    /** What was sent in vain; it counts as typed. */
    giveBack: (prompt: string) => write(withBelow(latest.current, prompt)),
  };
}

/** Adds below what is there, unless it is there already. */
function withBelow(typed: string, addition: string): string {
  if (!typed.trim()) return addition;
  return typed.includes(addition) ? typed : `${typed.trimEnd()}\n\n${addition}`;
}

function keptText(userId: string): string {
  const kept = readDraft(userId, NAME);
  return typeof kept === "string" ? kept : "";
}
