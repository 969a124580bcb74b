import { useQuery } from "@tanstack/react-query";
import { ArrowDownLeft, ArrowUpRight, RotateCcw, Trash2 } from "lucide-react";
import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import { listQuests } from "#contracts/quests.ts";
import { plainAmount } from "#domain/money/amounts.ts";
import { CURRENCIES } from "#domain/money/currencies.ts";
import { WHAT_MAX_LENGTH } from "#domain/money/money-sums.ts";
import { EARLIEST_DAY } from "#domain/money/months.ts";
import { queryOf } from "#web/platform/api/query-of.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextField } from "#web/ui/controls/labelled-fields.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { currencyName, sumText } from "./money-words.ts";
import { useRemoveEntry } from "./use-entry-changes.ts";
import { type EntryFormOptions, type EntryValues, useEntryForm } from "./use-entry-form.ts";
import { useMoneyMonth } from "./use-money-month.ts";

interface EntryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entry?: MoneyEntryView | undefined;
  prefilled?: Partial<EntryValues> | undefined;
  onSaved?: (() => void) | undefined;
}

/** Enters money with an amount and a few words; day and quest are there for who wants them. */
export function EntryDialog({ open, onOpenChange, entry, prefilled, onSaved }: EntryDialogProps) {
  const money = useMoneyMonth();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      feature="Money entry"
      onOpenChange={onOpenChange}
      title={entry ? t("Change the entry") : t("Enter money")}
    >
      {money.data ? (
        <EntryForm money={money.data} entry={entry} prefilled={prefilled} onSaved={onSaved} onClose={close} />
      ) : money.isError ? (
        <LoadFailed what={t("Your money could not be read.")} query={money} />
      ) : (
        <SkeletonRegion label={t("Loading")} className="grid gap-4">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
    </Dialog>
  );
}

const KINDS = [
  { value: "income", label: t("Money in"), icon: <ArrowDownLeft aria-hidden="true" /> },
  { value: "expense", label: t("Money out"), icon: <ArrowUpRight aria-hidden="true" /> },
] as const;

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }));

function EntryForm(props: EntryFormOptions) {
  const { money, entry } = props;
  const { values, change, ...form } = useEntryForm(props);
  return (
    <form onSubmit={form.submit} className="grid gap-4" noValidate>
      <Segmented
        label={t("Kind")}
        segments={KINDS}
        value={values.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {!entry && money.last && values.amount === "" && values.what === "" ? (
        <AgainButton last={money.last} onChoose={change} />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_104px] items-start gap-2.5">
        <Field label={t("Amount")} error={form.errors.amount}>
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              placeholder="0"
              // The dialog was opened to type this.
              autoFocus
              className="num h-14! text-[26px]! font-extrabold"
              value={values.amount}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("Currency")}>
          {(control) => (
            <Select
              {...control}
              className="h-14!"
              aria-describedby={undefined}
              options={CURRENCY_OPTIONS}
              value={values.currency}
              onValueChange={(currency) => change({ currency })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-13 text-pretty text-text-2">
        {t("In {currency}. Only you see it.", { currency: currencyName(values.currency) })}
      </p>
      <TextField
        label={t("What for")}
        name="what"
        autoComplete="off"
        placeholder={
          values.kind === "income" ? t("A gift set, a lesson, a website") : t("Wax, a stall, a subscription")
        }
        maxLength={WHAT_MAX_LENGTH}
        error={form.errors.what}
        value={values.what}
        onValueChange={(what) => change({ what })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("Day")}
          name="day"
          type="date"
          min={EARLIEST_DAY}
          max={money.today}
          error={form.errors.day}
          value={values.day}
          onValueChange={(day) => change({ day })}
        />
        <QuestChoice
          value={values.questId}
          title={entry?.questTitle ?? null}
          onValueChange={(questId) => change({ questId })}
        />
      </div>
      {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
      <div className="flex flex-wrap gap-2.5 pb-1">
        {entry ? <RemoveButton entry={entry} onDone={props.onClose} /> : null}
        <Button type="submit" variant="primary" className="min-w-40 flex-1" loading={form.isSending}>
          {entry ? t("Save") : values.kind === "income" ? t("Enter income") : t("Enter expense")}
        </Button>
      </div>
    </form>
  );
}

/** One tap for what happens again and again. */
function AgainButton({
  last,
  onChoose,
}: {
  last: MoneyEntryView;
  onChoose: (part: Partial<EntryValues>) => void;
}) {
  const { kind, amount, currency, what } = last;
  return (
    <Button
      size="sm"
      className="justify-start! text-left"
      data-track="Money entry again"
      onClick={() => onChoose({ kind, currency, what, amount: plainAmount(amount, currency) })}
    >
      <RotateCcw className="size-4 flex-none" aria-hidden="true" />
      <span className="min-w-0 truncate">
        {t("Again: {what}, {sum}", { what, sum: sumText(amount, currency) })}
      </span>
    </Button>
  );
}

interface QuestChoiceProps {
  value: string | null;
  /** Of a linked quest that is no longer in the list. */
  title: string | null;
  onValueChange: (questId: string | null) => void;
}

const NO_QUEST = "none";

function QuestChoice({ value, title, onValueChange }: QuestChoiceProps) {
  const { data = [] } = useQuery(queryOf(listQuests));
  const listed = data.map((quest) => ({ value: quest.id, label: quest.title }));
  const isMissing = value !== null && !listed.some((option) => option.value === value);
  const options = [
    { value: NO_QUEST, label: t("None") },
    ...(isMissing ? [{ value, label: title ?? t("The quest you finished") }] : []),
    ...listed,
  ];
  return (
    <Field label={t("Quest")}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value ?? NO_QUEST}
          onValueChange={(next) => onValueChange(next === NO_QUEST ? null : next)}
        />
      )}
    </Field>
  );
}

function RemoveButton({ entry, onDone }: { entry: MoneyEntryView; onDone: () => void }) {
  const remove = useRemoveEntry();
  return (
    <Button loading={remove.isPending} onClick={() => remove.mutate(entry, { onSuccess: onDone })}>
      <Trash2 className="size-[18px]" aria-hidden="true" />
      {t("Remove")}
    </Button>
  );
}
