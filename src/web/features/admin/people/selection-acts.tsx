import { useMutation } from "@tanstack/react-query";
import { ChevronDown, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { type AdminUserView, exportUsers } from "#contracts/admin/admin.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { exportFile } from "../export-file.ts";

const PlanMenu = lazyPart("plan-menu", async () => (await import("./plan-menu.tsx")).PlanMenu);

const LOOK =
  "flex h-11 items-center gap-1.5 rounded-input border-0 bg-transparent px-2.5 whitespace-nowrap hover:bg-band-2 max-sm:px-1.5 aria-busy:opacity-60";

interface SelectionActsProps {
  selected: readonly AdminUserView[];
  isSettingPlan: boolean;
  onPlan: (status: SubscriptionStatus) => void;
  onDelete: () => void;
}

export function SelectionActs({ selected, isSettingPlan, onPlan, onDelete }: SelectionActsProps) {
  const { menu, buttonProps } = useMenuButton(PlanMenu.preload);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-busy={isSettingPlan || undefined}
        data-track="Set plan"
        className={LOOK}
      >
        Set plan
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      <LazyOverlay open={menu.open}>
        <PlanMenu menu={menu} onChoose={(status) => isSettingPlan || onPlan(status)} />
      </LazyOverlay>
      <ExportSelected selected={selected}>Export CSV</ExportSelected>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Delete selected"
        onClick={onDelete}
        className={`${LOOK} text-[#fca5a5]`}
      >
        <Trash2 className="size-4 max-sm:hidden" aria-hidden="true" />
        Delete…
      </button>
    </>
  );
}

/** By the server, which records who took names and addresses. */
function ExportSelected({ selected, children }: { selected: readonly AdminUserView[]; children: ReactNode }) {
  const take = useMutation({
    mutationFn: () =>
      exportFile(exportUsers, "sidequest-people.csv", `?ids=${selected.map(({ id }) => id).join(",")}`),
    onSuccess: () =>
      toast({
        title: "Exported",
        description: "A CSV file of the selected people has been downloaded.",
        variant: "success",
      }),
    onError: (error) =>
      toast({ title: "Export Failed", description: displayOf(error), variant: "destructive" }),
  });
  return (
    <button
      type="button"
      aria-label="Export CSV of selected people"
      aria-busy={take.isPending || undefined}
      data-track="Export selected people"
      onClick={() => take.isPending || take.mutate()}
      className={LOOK}
    >
      {children}
    </button>
  );
}
