import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { displayOf } from "../api/api-error.ts";

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  what: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  className?: string | undefined;
}

/** Shown in place of data that could not be loaded, with a retry button. */
export function LoadFailed({ what, error, isRetrying, onRetry, className }: LoadFailedProps) {
  return (
    <div role="alert" className={classNames("flex flex-wrap items-center gap-x-3 gap-y-2", className)}>
      <p className="min-w-0 flex-1 basis-40 text-14 text-pretty text-text-2">
        <b className="block font-650 text-text">{what}</b>
        {displayOf(error)}
      </p>
      <Button size="sm" loading={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
