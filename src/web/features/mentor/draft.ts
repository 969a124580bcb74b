import { useRef, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";

const NAME = "mentor";

/** The input's text: survives closing, a reload and a new sign-in of the same person. */
export function useDraft(userId: string) {
  const [text, setText] = useState(() => keptText(userId));
  /** The current text, for callbacks created in an earlier render, such as a failing answer's. */
  const latest = useRef(text);
  /** Text we prefilled that has not been edited since. */
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
    /** Appends to typed text; replaces an unedited prefill. */
    prefill: (prompt: string) => {
      const typed = latest.current === prefilled.current ? "" : latest.current;
      prefilled.current = typed.trim() ? "" : prompt;
      write(withBelow(typed, prompt));
    },
    /** Restores a prompt that could not be sent; it counts as typed. */
    giveBack: (prompt: string) => write(withBelow(latest.current, prompt)),
  };
}

/** Appends the text, unless it is already contained. */
function withBelow(typed: string, addition: string): string {
  if (!typed.trim()) return addition;
  return typed.includes(addition) ? typed : `${typed.trimEnd()}\n\n${addition}`;
}

function keptText(userId: string): string {
  const kept = readDraft(userId, NAME);
  return typeof kept === "string" ? kept : "";
}
