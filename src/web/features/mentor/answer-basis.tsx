import { ChevronRight } from "lucide-react";
import type { Attempt } from "./conversation.ts";

const SOURCES = [
  ["cards", "Mentor cards"],
  ["profile", "Your profile"],
  ["quests", "Your quests"],
] as const;

type Basis = Attempt["basis"];

export function hasBasis(basis: Basis): boolean {
  return SOURCES.some(([key]) => basis[key].length > 0);
}

interface BasisButtonProps {
  listId: string;
  isShown: boolean;
  onToggle: () => void;
}

export function BasisButton({ listId, isShown, onToggle }: BasisButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      onClick={onToggle}
      className="group/basis inline-flex min-h-7 items-center gap-1 rounded-badge border-0 bg-transparent px-1.5 font-medium hover:bg-surface-2 hover:text-text pointer-coarse:min-h-11"
    >
      <ChevronRight
        className="size-3.5 transition-transform group-aria-expanded/basis:rotate-90"
        aria-hidden="true"
      />
      What this answer is based on
    </button>
  );
}

/** The data an answer is based on, shown on request. */
export function BasisList({ id, basis }: { id: string; basis: Basis }) {
  return (
    <dl
      id={id}
      className="mt-1.5 ml-1 grid max-w-[420px] gap-2 border-l-2 border-border pl-3 text-13 text-text-2"
    >
      {SOURCES.filter(([key]) => basis[key].length > 0).map(([key, label]) => (
        <div key={key}>
          <dt className="text-12 font-650 text-text">{label}</dt>
          {basis[key].map((entry) => (
            <dd key={entry} className="wrap-anywhere">
              {entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
