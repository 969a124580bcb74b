import { CircleAlert, Lock } from "lucide-react";
import { formatMoney } from "#domain/general/money.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { CardFormProps } from "./card-form.ts";

interface PayButtonProps extends Pick<CardFormProps, "price" | "isPaying" | "problem"> {
  isReady: boolean;
}

/** Last row of every card form: the error, then the button. */
export function PayButton({ price, isPaying, problem, isReady }: PayButtonProps) {
  return (
    <>
      {problem ? (
        <p
          role="alert"
          className="mt-4 flex gap-2.5 rounded-input bg-danger-soft p-3 text-14 text-pretty text-danger"
        >
          <CircleAlert className="mt-px size-[18px] flex-none" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        className="mt-5"
        loading={isPaying}
        aria-disabled={!isReady || undefined}
      >
        <Lock className="size-[18px]" aria-hidden="true" />
        {t("Pay {price} and continue", { price: formatMoney(price, language) })}
      </Button>
      <p role="status" className="sr-only">
        {isPaying ? t("Your payment is on its way.") : ""}
      </p>
    </>
  );
}
