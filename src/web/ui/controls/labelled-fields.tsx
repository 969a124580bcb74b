import type { ComponentProps } from "react";
import { t } from "#web/platform/language/text.ts";
import { Field, type FieldText } from "./field.tsx";
import { Select } from "./select.tsx";
import { TextArea, TextInput } from "./text-input.tsx";

interface TextValue {
  value: string;
  onValueChange: (value: string) => void;
}

/** A text input with its label, hint and error. */
export function TextField(props: FieldText & TextValue & ComponentProps<typeof TextInput>) {
  const { label, hint, error, onValueChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput {...control} {...input} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </Field>
  );
}

/** A text area with its label, hint and error. */
export function TextAreaField(props: FieldText & TextValue & ComponentProps<typeof TextArea>) {
  const { label, hint, error, onValueChange, ...area } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea {...control} {...area} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  /** Values in English; each is shown in the person's language. */
  options: readonly Value[];
  value: Value | null;
  onValueChange: (value: Value) => void;
}

/** A select with its label. */
export function SelectField<Value extends string>({ label, options, ...select }: SelectFieldProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} {...select} options={options.map((value) => ({ value, label: t(value) }))} />
      )}
    </Field>
  );
}
