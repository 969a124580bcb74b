import { withStoredOption } from "#domain/onboarding/business-options.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";

interface OptionFieldProps {
  label: string;
  options: readonly string[];
  /** The account's stored value; it may come from onboarding's longer list. */
  stored: string | null;
  value: string | null;
  onValueChange: (value: string) => void;
}

/** A stored value outside the list is added as an option, so it is never silently changed. */
export function OptionField({ label, options, stored, value, onValueChange }: OptionFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onValueChange}
          options={withStoredOption(options, stored).map((option) => ({ value: option, label: option }))}
        />
      )}
    </Field>
  );
}
