import { type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { DraftSlot } from "./draft-slot.ts";

export interface Problem<Field extends string> {
  field: Field;
  /** Error shown at the field. */
  text: string;
  /** Toast heading, for forms that also report problems by toast. */
  title?: string;
}

export interface FieldsOptions<Values extends object, Field extends string> {
  /** Initial values. A field that differs from them counts as changed. */
  start: Values;
  /** Keeps changes when the dialog is closed, the page reloaded or the person signs in again. */
  draft?: DraftSlot<Values>;
  /** Returns the problems, in the order to report them. */
  validate?: (values: Values) => Problem<Field> | readonly Problem<Field>[] | null;
  /** When problems are shown. Default: from the first attempt to submit. */
  shows?: "once-tried" | "until-changed" | "always";
  /** Called instead of submitting when nothing was changed. */
  onUnchanged?: () => void;
}

interface Options<Values extends object, Field extends string> extends FieldsOptions<Values, Field> {
  onValid: (values: Values, changed: Partial<Values>) => void;
}

/** Values, draft, validation and focus of a form, independent of how it is sent. */
export function useFields<Values extends object, Field extends string>(options: Options<Values, Field>) {
  const { start, draft, validate, shows = "once-tried", onUnchanged, onValid } = options;
  const [edits, setEdits] = useState<Partial<Values>>(() => draft?.read() ?? {});
  const [hasTried, setHasTried] = useState(false);
  const values: Values = { ...start, ...edits };
  const problems = () => [validate?.(values) ?? []].flat();

  const report = () => {
    setHasTried(true);
    const [first] = problems();
    if (first?.title) toast({ title: first.title, description: first.text, variant: "destructive" });
    return first;
  };
  const handOver = () => {
    const changed = changedIn(edits, start);
    if (onUnchanged && Object.keys(changed).length === 0) onUnchanged();
    else onValid(values, changed);
  };

  return {
    values,
    hasChanges: Object.keys(changedIn(edits, start)).length > 0,
    errors: textsOf(hasTried || shows === "always" ? problems() : []),
    change: (part: Partial<Values>) => {
      const next = { ...edits, ...part };
      setEdits(next);
      if (shows === "until-changed") setHasTried(false);
      draft?.keep(changedIn(next, start));
    },
    /** Resets to the initial values and deletes the draft. */
    discard: () => {
      setEdits({});
      setHasTried(false);
      draft?.drop();
    },
    /** Submits without a form event and without moving the focus. */
    proceed: () => report() ?? handOver(),
    /** For `onSubmit`: focuses the first control with a problem. */
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Rendered synchronously: the control is found by `aria-invalid`.
      if (!flushSync(report)) return handOver();
      event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    },
  };
}

/** Compared as JSON, since a field may hold a list or a whole schedule. */
function changedIn<Values extends object>(edits: Partial<Values>, start: Values): Partial<Values> {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(start[field as keyof Values]);
  return Object.fromEntries(Object.entries(edits).filter(isChanged)) as Partial<Values>;
}

function textsOf<Field extends string>(problems: readonly Problem<Field>[]) {
  return Object.fromEntries(problems.map(({ field, text }) => [field, text])) as Partial<
    Record<Field, string>
  >;
}
