import { Download } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useLogbookExport } from "./use-logbook-export.ts";

const CHOICES = [
  ["markdown", "Markdown"],
  ["csv", "CSV"],
] as const;

export function ExportButtons({ timeZone }: { timeZone: string }) {
  const take = useLogbookExport(timeZone);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {CHOICES.map(([format, word]) => (
        <Button
          key={format}
          size="sm"
          loading={take.isPending && take.variables === format}
          onClick={() => take.mutate(format)}
        >
          <Download className="size-4" aria-hidden="true" />
          {t("Export {format}", { format: word })}
        </Button>
      ))}
    </div>
  );
}
