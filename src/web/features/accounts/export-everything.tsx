import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { exportEverything } from "#contracts/export/export.ts";
import { call } from "#web/platform/api/api.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

export function ExportEverything() {
  const take = useMutation({
    mutationFn: () => call(exportEverything, {}),
    onSuccess: (everything) => {
      const day = everything.exportedAt.slice(0, 10);
      saveFile(`sidequest-everything-${day}.json`, JSON.stringify(everything, null, 2));
      toast({
        title: t("Data Exported"),
        description: t("Your SideQuest data has been downloaded as a JSON file."),
        variant: "success",
      });
    },
  });
  return (
    <>
      <Button size="sm" className="justify-self-start" loading={take.isPending} onClick={() => take.mutate()}>
        <Download className="size-4" aria-hidden="true" />
        {t("Export everything")}
      </Button>
      <WriteFailed error={take.error} />
    </>
  );
}
