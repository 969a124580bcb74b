import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";

interface ScheduleErrorProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ScheduleError({ error, isRetrying, onRetry }: ScheduleErrorProps) {
  return (
    <Card role="alert" className="flex flex-wrap items-center gap-4 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-16 font-bold">{t("Your quests could not be loaded")}</h3>
        <p className="text-14 text-text-2">
          {t("{problem} Nothing is lost.", { problem: displayOf(error) })}
        </p>
      </div>
      <Button loading={isRetrying} onClick={onRetry}>
        {t("Retry")}
      </Button>
    </Card>
  );
}
