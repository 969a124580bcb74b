import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

/** Props a control must spread to be linked to its field. */
interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required?: boolean;
}

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldText {
  required?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, wired together: `<Field label="Title">{(c) => <TextInput {...c} />}</Field>`. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, labelHidden = false, className, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = classNames(error ? errorId : null, hint ? hintId : null);
  return (
    <div className={classNames("field min-w-0 content-start", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : undefined}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        ...(required ? { required } : {}),
      })}
      {error ? (
        <p id={errorId} className="field-error" role="alert">
          <CircleAlert className="mt-px size-4" aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Several controls under one heading, such as a segmented reward or a week of switches. */
export function FieldGroup(props: {
  label: string;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const hintId = useId();
  return (
    <fieldset
      className={classNames("field m-0 min-w-0 border-0 p-0", props.className)}
      aria-describedby={props.hint ? hintId : undefined}
    >
      <legend className="field-label mb-1.5 p-0">{props.label}</legend>
      {props.children}
      {props.hint ? (
        <p id={hintId} className="field-hint">
          {props.hint}
        </p>
      ) : null}
    </fieldset>
  );
}
