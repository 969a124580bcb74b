import type { ConcernView } from "#contracts/business/concerns.ts";
import { classNames } from "#web/ui/class-names.ts";

interface ConcernChoicesProps {
  label: string;
  concerns: readonly ConcernView[];
  /** The one that is being added. */
  pendingId: string | null;
  onChoose: (concern: ConcernView) => void;
}

/** Pressing one adds its quest. */
export function ConcernChoices({ label, concerns, pendingId, onChoose }: ConcernChoicesProps) {
  if (concerns.length === 0) return null;
  return (
    <div>
      <p className="mb-2 text-14 font-550 text-text-2" aria-live="polite">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {concerns.map((concern) => (
          <li key={concern.id} className="max-w-full">
            <button
              type="button"
              aria-disabled={pendingId !== null}
              aria-busy={pendingId === concern.id}
              data-track="Take concern"
              onClick={() => {
                if (pendingId === null) onChoose(concern);
              }}
              className={classNames(
                "min-h-11 rounded-[22px] border border-border bg-surface-2 px-4 py-1.5 text-left text-15 leading-[1.3] font-550 transition-colors hover:border-primary hover:bg-primary-soft",
                pendingId === concern.id && "border-primary bg-primary-soft",
              )}
            >
              {concern.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
