import { Download, NotebookPen, Trophy } from "lucide-react";
import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { Card, CardHead } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { openOverlay } from "#web/wiring/signals.ts";
import { useExportData } from "./use-export-data.ts";

const TIGHT = "px-1! text-[13.5px]!";

export function QuickActions({ timeZone }: { timeZone: string }) {
  const exportData = useExportData(timeZone);
  return (
    <Card as="section">
      <CardHead title={t("Quick Actions")} />
      <div className="mt-3 grid grid-cols-2 gap-2 pb-[3px]">
        <Link href="/leaderboard" className={classNames(buttonClass({ size: "sm" }), TIGHT)}>
          <Trophy className="size-4" aria-hidden="true" />
          {t("View Progress")}
        </Link>
        <Button
          size="sm"
          className={TIGHT}
          loading={exportData.isPending}
          onClick={() => exportData.mutate()}
        >
          <Download className="size-4" aria-hidden="true" />
          {t("Export Data")}
        </Button>
        <Button
          size="sm"
          className={classNames(TIGHT, "col-span-2")}
          aria-haspopup="dialog"
          onClick={() => openOverlay.emit("logbook")}
        >
          <NotebookPen className="size-4" aria-hidden="true" />
          {t("Founder's Logbook")}
        </Button>
      </div>
    </Card>
  );
}
