import { CreditCard } from "lucide-react";
import { useId } from "react";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CardInput } from "./card-input.tsx";
import { FORMATS, type TypedCard } from "./sandbox-cards.ts";

interface CardFieldsProps {
  typed: TypedCard;
  errors: Partial<Record<keyof TypedCard, string>>;
  isLocked: boolean;
  onType: (field: keyof TypedCard, text: string) => void;
}

/** Number, expiry and CVC in one frame. The inputs have no `name`, so no form can submit them. */
export function CardFields({ typed, errors, isLocked, onType }: CardFieldsProps) {
  const problemId = useId();
  const [problem] = Object.values(errors);
  const field = (name: keyof TypedCard) => ({
    value: typed[name],
    readOnly: isLocked,
    "aria-invalid": errors[name] ? true : undefined,
    "aria-describedby": errors[name] ? problemId : undefined,
    format: FORMATS[name],
    onText: (text: string) => onType(name, text),
  });
  return (
    <fieldset className="field m-0 min-w-0 border-0 p-0">
      <legend className="field-label mb-1.5 p-0">{t("Card")}</legend>
      <div
        className={classNames(
          "overflow-hidden rounded-[12px] border bg-surface",
          problem ? "border-danger" : "border-control",
        )}
      >
        <div className="relative">
          <CreditCard
            className="pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2 text-text-2"
            aria-hidden="true"
          />
          <CardInput
            {...field("number")}
            aria-label={t("Card number")}
            placeholder={t("Card number")}
            className="pl-11"
          />
        </div>
        <div className="grid grid-cols-2 border-t border-border">
          <CardInput
            {...field("expiry")}
            aria-label={t("Expiry, month and year")}
            placeholder={t("MM / YY")}
          />
          <CardInput
            {...field("cvc")}
            aria-label="CVC"
            placeholder="CVC"
            className="border-l! border-solid! border-border!"
          />
        </div>
      </div>
      {problem ? (
        <p id={problemId} className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
