import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { Endpoint } from "#contracts/endpoint.ts";
import { displayOf } from "#web/platform/api-error.ts";
import { downloadFile } from "#web/platform/download.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

interface ExportButtonProps {
  endpoint: Endpoint;
  what: string;
}

export function ExportButton({ endpoint, what }: ExportButtonProps) {
  const take = useMutation({
    mutationFn: () => downloadFile(endpoint, `sidequest-${what}.csv`),
    onSuccess: () =>
      toast({
        title: "Exported",
        description: `The ${what} have been downloaded as a CSV file.`,
        variant: "success",
      }),
    onError: (error) =>
      toast({ title: "Export Failed", description: displayOf(error), variant: "destructive" }),
  });
  return (
    <Button
      size="sm"
      aria-label={`Export CSV of ${what}`}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      <Download className="size-4" aria-hidden="true" />
      Export CSV
    </Button>
  );
}
