import { t } from "#web/platform/language/text.ts";
import { Button } from "./button.tsx";

interface AskFirstProps {
  /** What the act does: "This address will lead nowhere, for good." */
  consequence: string;
  /** On the red button. */
  act: string;
  isPending: boolean;
  onAct: () => void;
  onKeep: () => void;
}

/** The question in a row of a list before something is ended for good. */
export function AskFirst({ consequence, act, isPending, onAct, onKeep }: AskFirstProps) {
  return (
    <div className="grid gap-3 rounded-input bg-danger-soft p-3.5">
      <p className="text-14">{consequence}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="danger" size="sm" autoFocus loading={isPending} onClick={onAct}>
          {act}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {t("Keep it")}
        </Button>
      </div>
    </div>
  );
}
