import { t } from "#web/platform/language/text.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MODIFIER } from "../commands/modifier-key.ts";

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Shortcut = readonly [keys: readonly string[], text: string];

const EVERYWHERE: Shortcut[] = [
  [[MODIFIER, "K"], t("Search or run a command")],
  [["M"], t("Ask the mentor")],
  [["?"], t("Show these shortcuts")],
  [["F8"], t("Go to the latest notification")],
  [[t("Esc")], t("Close what is open")],
];

const DASHBOARD: Shortcut[] = [
  [["N"], t("New quest")],
  [["S"], t("Start the focused quest, or the next one")],
  [["C"], t("Complete the focused quest, or the running one")],
];

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Keyboard Shortcuts"
      onOpenChange={onOpenChange}
      title={t("Keyboard shortcuts")}
      description={t("They rest while you type or a window is open.")}
    >
      <Group title={t("On the dashboard")} shortcuts={DASHBOARD} />
      <Group title={t("Everywhere")} shortcuts={EVERYWHERE} />
    </Dialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-13 font-semibold text-text-2">{title}</h3>
      <dl className="m-0 grid">
        {shortcuts.map(([keys, text]) => (
          <div
            key={text}
            className="flex items-center justify-between gap-4 border-b border-border py-2.5 last:border-0"
          >
            <dt className="order-2 flex flex-none gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="m-0 text-15 text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
