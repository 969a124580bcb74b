import { CloseButton } from "#web/ui/controls/close-button.tsx";

export interface Failure {
  id: string;
  name: string;
  reason: string;
}

interface BulkFailuresProps {
  /** What did not happen to them. */
  title: string;
  failures: readonly Failure[];
  onDismiss: () => void;
}

/** The people whom an act on many left out and why; shown until dismissed. */
export function BulkFailures({ title, failures, onDismiss }: BulkFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-3 flex items-start gap-2 rounded-input bg-danger-soft py-3 pr-2 pl-3.5 text-14"
    >
      <div className="min-w-0 flex-1">
        <p className="font-650">{title}</p>
        <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
          {failures.map(({ id, name, reason }) => (
            <li key={id} className="wrap-anywhere">
              {name}: {reason}
            </li>
          ))}
        </ul>
      </div>
      <CloseButton size="xs" aria-label="Dismiss who was left out" onClick={onDismiss} />
    </div>
  );
}
