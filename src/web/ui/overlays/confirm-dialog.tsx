import { type FormEvent, type ReactNode, useState } from "react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "../controls/button.tsx";
import { isTyped, TypedWordField } from "../controls/typed-word-field.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmationProps {
  /** Button label that names the action, never "OK". */
  confirm: string;
  /** Feature name for analytics, if `confirm` contains a figure. */
  feature?: string | undefined;
  /** Text that must be typed to confirm; without it a click is enough. */
  word?: string | undefined;
  tone?: "danger" | "primary" | undefined;
  isPending: boolean;
  /** Why it failed, below the field; the typed text stays. */
  failure?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** What is deleted, what is kept, and for how long it can be undone. */
  children?: ReactNode;
}

interface ConfirmDialogProps extends ConfirmationProps {
  open: boolean;
  title: string;
}

/** Asks for confirmation of an action that is hard to undo. */
export function ConfirmDialog({ open, title, ...confirmation }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || confirmation.isPending || confirmation.onClose()}
      feature={confirmation.feature ?? confirmation.confirm}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      <Confirmation {...confirmation} />
    </Dialog>
  );
}

function Confirmation(props: ConfirmationProps) {
  const { confirm, word, tone = "danger", isPending, onConfirm, onClose } = props;
  const [typed, setTyped] = useState("");
  const isConfirmed = word === undefined || isTyped(word, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isPending) onConfirm();
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-2.5 text-15 text-pretty wrap-anywhere text-text-2">{props.children}</div>
      {word === undefined ? null : <TypedWordField word={word} typed={typed} onTyped={setTyped} />}
      {props.failure}
      <div className="flex flex-wrap justify-end gap-2.5 pt-1">
        <Button aria-disabled={isPending || undefined} onClick={() => isPending || onClose()}>
          {t("Cancel")}
        </Button>
        <Button
          type="submit"
          variant={tone}
          data-track={props.feature ?? confirm}
          aria-disabled={!isConfirmed || undefined}
          loading={isPending}
        >
          {confirm}
        </Button>
      </div>
    </form>
  );
}
