import { CircleAlert } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "./controls/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface UnavailableProps {
  title: string;
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a page whose data could not be loaded, with a retry button. */
export function Unavailable({ title, text, isRetrying, onRetry }: UnavailableProps) {
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title={title}
        text={text}
        art={<CircleAlert className="size-11 text-danger" aria-hidden="true" />}
        actions={
          <Button variant="primary" loading={isRetrying} onClick={onRetry}>
            {t("Retry")}
          </Button>
        }
      />
    </div>
  );
}
