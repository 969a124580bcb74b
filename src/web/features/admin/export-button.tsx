import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { Endpoint } from "#contracts/endpoint.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type Cut, exportFile } from "./export-file.ts";

interface ExportButtonProps {
  endpoint: Endpoint;
  what: string;
  isIconOnPhones?: boolean;
}

export function ExportButton({ endpoint, what, isIconOnPhones = false }: ExportButtonProps) {
  const take = useMutation({
    mutationFn: () => exportFile(endpoint, `sidequest-${what}.csv`),
    onSuccess: (cut) => toast({ title: "Exported", description: doneText(what, cut), variant: "success" }),
    onError: (error) =>
      toast({ title: "Export Failed", description: displayOf(error), variant: "destructive" }),
  });
  return (
    <Button
      size="sm"
      aria-label={`Export CSV of ${what}`}
      loading={take.isPending}
      className={classNames(isIconOnPhones && "flex-none max-sm:h-11 max-sm:w-11 max-sm:px-0")}
      onClick={() => take.mutate()}
    >
      <Download className="size-4" aria-hidden="true" />
      <span className={classNames(isIconOnPhones && "max-sm:sr-only")}>Export CSV</span>
    </Button>
  );
}

function doneText(what: string, cut: Cut | null): string {
  if (!cut) return `A CSV file of the ${what} has been downloaded.`;
  const [held, total] = [cut.held, cut.total].map((count) => count.toLocaleString("en"));
  return `The file holds the first ${held} of ${total} rows, newest first.`;
}
