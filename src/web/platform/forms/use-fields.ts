import { type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { DraftSlot } from "./draft-slot.ts";

export interface Problem<Field extends string> {
  field: Field;
  /** Shown at the field. */
  text: string;
  /** The heading of a toast, for forms that say it there too. */
  title?: string;
}

export interface FieldsOptions<Values extends object, Field extends string> {
  /** What the form begins with. What differs from it counts as changed. */
  start: Values;
  /** Keeps what was changed over a closed window, a reload and a new sign-in. */
  draft?: DraftSlot<Values>;
  /** What is wrong, in the order in which to say it. */
  validate?: (values: Values) => Problem<Field> | readonly Problem<Field>[] | null;
  /** When problems are on screen. By default from the first attempt to submit. */
  shows?: "once-tried" | "until-changed" | "always";
  /** Called instead of submitting a form in which nothing was changed. */
  onUnchanged?: () => void;
}

interface Options<Values extends object, Field extends string> extends FieldsOptions<Values, Field> {
  onValid: (values: Values, changed: Partial<Values>) => void;
}

/** Values, draft, validation and focus of a form, whoever sends it. */
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
    errors: textsOf(hasTried || shows === "always" ? problems() : []),
    change: (part: Partial<Values>) => {
      const next = { ...edits, ...part };
      setEdits(next);
      if (shows === "until-changed") setHasTried(false);
      draft?.keep(changedIn(next, start));
    },
    /** Back to the start, with nothing kept. */
    discard: () => {
      setEdits({});
      setHasTried(false);
      draft?.drop();
    },
    /** Submits without a form's event, and leaves the focus where it is. */
    proceed: () => report() ?? handOver(),
    /** For `onSubmit`: the first control with a problem takes the focus. */
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Rendered at once: a control is found by its mark as invalid.
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
