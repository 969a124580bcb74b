import { Plus } from "lucide-react";
import type { ConcernView } from "#contracts/business/concerns.ts";
import { classNames } from "#web/ui/class-names.ts";

interface ConcernChoicesProps {
  label: string;
  concerns: readonly ConcernView[];
  /** Readings of typed words, the nearest first: it stands out. */
  isRanked: boolean;
  /** The one that is being added. */
  pendingId: string | null;
  onChoose: (concern: ConcernView) => void;
}

const NEAREST =
  "flex min-h-13! w-full items-center gap-3 rounded-quest border-primary bg-primary-soft text-16! font-650 text-on-primary-soft";

/** Pressing one adds its quest. */
export function ConcernChoices({ label, concerns, isRanked, pendingId, onChoose }: ConcernChoicesProps) {
  if (concerns.length === 0) return null;
  return (
    <div>
      <p className="mb-2 text-14 font-550 text-text-2" aria-live="polite">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {concerns.map((concern, index) => (
          <li key={concern.id} className={isRanked && index === 0 ? "w-full" : "max-w-full"}>
            <button
              type="button"
              aria-disabled={pendingId !== null}
              aria-busy={pendingId === concern.id}
              data-track="Take concern"
              onClick={() => {
                if (pendingId === null) onChoose(concern);
              }}
              className={classNames(
                "min-h-11 border px-4 py-1.5 text-left text-15 leading-[1.3] transition-colors hover:border-primary hover:bg-primary-soft",
                isRanked && index === 0 ? NEAREST : "rounded-[22px] border-border bg-surface-2 font-550",
                pendingId === concern.id && "border-primary! bg-primary-soft!",
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{concern.text}</span>
              {isRanked && index === 0 ? <Plus className="size-[18px] flex-none" aria-hidden="true" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
