import { CalendarCheck, NotebookPen, Timer } from "lucide-react";
import { useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { OverlayProps } from "#web/wiring/web-feature.ts";
import { LogbookList } from "./logbook-list.tsx";
import { PaceList } from "./pace-list.tsx";
import { WeekList } from "./week-list.tsx";

export function LogbookDialog({
  open,
  onOpenChange,
  user,
}: Pick<OverlayProps, "open" | "onOpenChange" | "user">) {
  const [tab, setTab] = useState("log");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      feature="Founder's Logbook"
      onOpenChange={onOpenChange}
      width="lg"
      fullOnPhone
      title={t("Founder's Logbook")}
      description={t("What you finished, and what there is to show for it.")}
    >
      <Tabs
        label={t("Logbook")}
        value={tab}
        onValueChange={setTab}
        className="-mt-2"
        tabs={[
          {
            value: "log",
            label: t("Entries"),
            icon: <NotebookPen aria-hidden="true" />,
            content: <LogbookList timeZone={user.timeZone} onClose={close} />,
          },
          {
            value: "weeks",
            label: t("Weeks"),
            icon: <CalendarCheck aria-hidden="true" />,
            content: <WeekList />,
          },
          {
            value: "pace",
            label: t("Your pace"),
            icon: <Timer aria-hidden="true" />,
            content: <PaceList />,
          },
        ]}
      />
    </Dialog>
  );
}
