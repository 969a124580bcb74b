import { BookmarkCheck } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { Attempt } from "../conversation.ts";
import type { Notes } from "./use-notes.ts";

interface NotedProps {
  noted: Attempt["noted"];
  notes: Notes;
}

/** What the question taught about the business; each can be taken back. */
export function Noted({ noted, notes }: NotedProps) {
  if (noted.length === 0) return null;
  return (
    <ul aria-label={t("Noted from your question")} className="grid gap-0.5">
      {noted.map(({ id, text }) => (
        <NotedLine key={id} text={text} state={notes.states.get(id)} onUndo={() => notes.takeBack(id)} />
      ))}
    </ul>
  );
}

interface NotedLineProps {
  text: string;
  state: "sending" | "taken" | undefined;
  onUndo: () => void;
}

function NotedLine({ text, state, onUndo }: NotedLineProps) {
  const isTaken = state === "taken";
  return (
    <li className="flex items-start gap-1.5 pl-1 text-13 text-text-2">
      <BookmarkCheck className="mt-1 size-3.5 pointer-coarse:mt-3.5" aria-hidden="true" />
      <span className="min-w-0 py-0.5 text-pretty wrap-anywhere pointer-coarse:py-3">
        {isTaken ? <s>{text}</s> : text}
      </span>
      {/* The same button when done, so that the focus stays. */}
      <button
        type="button"
        data-track="Undo noted"
        aria-label={isTaken ? t("Taken back: {text}", { text }) : t("Undo: {text}", { text })}
        aria-disabled={state !== undefined || undefined}
        onClick={() => state ?? onUndo()}
        className="ml-auto inline-flex min-h-6 flex-none items-center rounded-badge border-0 bg-transparent px-1.5 font-semibold text-text underline decoration-control underline-offset-3 hover:bg-surface-2 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-text-2 aria-disabled:no-underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      >
        {isTaken ? t("Taken back") : t("Undo")}
      </button>
    </li>
  );
}
