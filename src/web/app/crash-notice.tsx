import { t } from "#web/platform/language/text.ts";
import { Camp } from "#web/ui/brand/camp.tsx";
import { Button } from "#web/ui/controls/button.tsx";

interface CrashNoticeProps {
  text?: string;
  /** Technical detail in small print, for support. */
  detail?: string;
  isRetrying?: boolean;
  onRetry: () => void;
}

const PAGE_CRASHED = t(
  "This page stopped working. What you saved is safe: try again, or come back in a moment.",
);

export function CrashNotice({ text = PAGE_CRASHED, detail, isRetrying, onRetry }: CrashNoticeProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex w-[min(480px,100%-32px)] flex-col items-center py-16 text-center sm:py-24"
    >
      <Camp className="mb-6 h-[112px] w-[190px]" />
      <h1 className="text-28 font-750">{t("We lost the trail")}</h1>
      <p className="mt-3 text-pretty text-text-2">{text}</p>
      <Button variant="primary" className="mt-6" loading={isRetrying} onClick={onRetry}>
        {t("Retry")}
      </Button>
      {detail ? <p className="mt-6 text-13 text-text-2">{detail}</p> : null}
    </div>
  );
}
