import { Suspense, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";

const ImportPanel = lazyPart("import", async () => (await import("./import-panel.tsx")).ImportPanel);

/** Few people ever move here, so the rest is fetched when it is asked for. */
export function ImportData() {
  const [isOpen, setIsOpen] = useState(false);
  const open = (
    <Button
      size="sm"
      className="h-auto justify-self-start py-1.5 text-left whitespace-normal"
      onClick={() => setIsOpen(true)}
    >
      {t("Bring your data from another SideQuest")}
    </Button>
  );
  if (!isOpen) return open;
  return (
    <Boundary
      fallback={(retry) => (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
          <p className="mr-auto text-danger">{t("This part could not be loaded.")}</p>
          <Button size="sm" onClick={retry}>
            {t("Retry")}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={open}>
        <ImportPanel onClose={() => setIsOpen(false)} />
      </Suspense>
    </Boundary>
  );
}
