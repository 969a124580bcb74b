import { useQueryClient } from "@tanstack/react-query";
import { setMoneyGoal } from "#contracts/money/money.ts";
import type { MoneyMonthView } from "#contracts/money/money-month.ts";
import { plainAmount, readAmount } from "#domain/money/amounts.ts";
import { CURRENCIES, type Currency } from "#domain/money/currencies.ts";
import { call } from "#web/platform/api/api.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { mainBalance } from "./money-words.ts";
import { readMoneyAgain } from "./use-money.ts";

interface GoalDialogProps {
  money: MoneyMonthView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function GoalDialog({ money, open, onOpenChange }: GoalDialogProps) {
  return (
    <Dialog
      open={open}
      feature="Money goal"
      onOpenChange={onOpenChange}
      title={t("Your goal for a month")}
      description={t(
        "What the business should bring in. It holds from this month on, until you set another.",
      )}
    >
      <GoalForm money={money} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const OPTIONS = CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }));

function GoalForm({ money, onClose }: { money: MoneyMonthView; onClose: () => void }) {
  const client = useQueryClient();
  const { goal, currency } = mainBalance(money);
  const form = useForm<{ amount: string; currency: Currency }, "amount", MoneyMonthView>({
    start: { amount: goal === null ? "" : plainAmount(goal, currency), currency },
    validate: ({ amount, currency }) => {
      const minor = amount.trim() === "" ? 0 : readAmount(amount, currency);
      return minor === null || minor < 0 ? { field: "amount", text: t("Type an amount, like 250.") } : null;
    },
    send: ({ amount, currency }) =>
      call(setMoneyGoal, { currency, amount: readAmount(amount, currency) ?? 0 }),
    onSent: () => readMoneyAgain(client),
    onDone: onClose,
  });
  return (
    <form onSubmit={form.submit} className="grid gap-4" noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)_104px] items-start gap-2.5">
        <TextField
          label={t("Amount a month")}
          hint={t("Leave it empty for no goal.")}
          name="goal"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          error={form.errors.amount}
          value={form.values.amount}
          onValueChange={(amount) => form.change({ amount })}
        />
        <Field label={t("Currency")}>
          {(control) => (
            <Select
              {...control}
              options={OPTIONS}
              value={form.values.currency}
              onValueChange={(next) => form.change({ currency: next })}
            />
          )}
        </Field>
      </div>
      {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
      <Button type="submit" variant="primary" block loading={form.isSending}>
        {t("Set the goal")}
      </Button>
    </form>
  );
}
