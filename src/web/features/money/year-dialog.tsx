import "./year-print.css";
import { Download, Printer } from "lucide-react";
import type { MoneyYearView } from "#contracts/money/money-reports.ts";
import { browser } from "#web/platform/browser.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { monthName, sumText } from "./money-words.ts";
import { useMoneyYear } from "./use-money.ts";
import { useYearExport } from "./use-money-export.ts";

interface YearDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  year: number;
  /** "2026-11": months after it are listed only where they have an entry. */
  thisMonth?: string | undefined;
}

type CurrencyYear = MoneyYearView["currencies"][number];

/** A year for the tax adviser. Printed, it is alone on the paper (year-print.css). */
export function YearDialog({ open, onOpenChange, year, thisMonth }: YearDialogProps) {
  const view = useMoneyYear(year);
  return (
    <Dialog
      open={open}
      feature="Money year"
      onOpenChange={onOpenChange}
      width="lg"
      fullOnPhone
      title={t("Money in {year}", { year })}
      description={t("Whole entries as you made them, each currency for itself.")}
      footer={
        <>
          {view.data ? <SaveButton year={view.data} /> : null}
          <Button variant="primary" data-unprinted onClick={() => browser.print()}>
            <Printer className="size-[18px]" aria-hidden="true" />
            {t("Print")}
          </Button>
        </>
      }
    >
      <div data-money-year className="grid gap-8">
        {view.data ? (
          view.data.currencies.length > 0 ? (
            view.data.currencies.map((currency) => (
              <Currency key={currency.total.currency} year={currency} thisMonth={thisMonth} />
            ))
          ) : (
            <NothingHere
              title={t("Nothing in {year}", { year })}
              text={t("Entries of this year stand here, by month and by what.")}
            />
          )
        ) : view.isError ? (
          <LoadFailed what={t("The year could not be read.")} query={view} />
        ) : (
          <SkeletonRegion label={t("Loading the year")}>
            <Skeleton className="h-80 w-full" />
          </SkeletonRegion>
        )}
      </div>
    </Dialog>
  );
}

function SaveButton({ year }: { year: MoneyYearView }) {
  const save = useYearExport(year);
  return (
    <Button data-unprinted loading={save.isPending} onClick={() => save.mutate()}>
      <Download className="size-[18px]" aria-hidden="true" />
      {t("Save as CSV")}
    </Button>
  );
}

interface CurrencyProps extends Pick<YearDialogProps, "thisMonth"> {
  year: CurrencyYear;
}

function Currency({ year: { total, months, words }, thisMonth }: CurrencyProps) {
  const { currency } = total;
  const shown = months.filter(
    ({ month, income, expense }) =>
      thisMonth === undefined || month <= thisMonth || income > 0 || expense > 0,
  );
  return (
    <section aria-label={currency.toUpperCase()}>
      <h3 className="text-18 font-bold">{currency.toUpperCase()}</h3>
      <Sums
        caption={t("Months in {currency}", { currency: currency.toUpperCase() })}
        head={[t("Month"), t("In"), t("Out"), t("Left")]}
        rows={[
          ...shown.map(({ month, income, expense, profit }) => ({
            name: monthName(month),
            cells: [income, expense, profit].map((sum) => (sum === 0 ? NOTHING : sumText(sum, currency))),
          })),
          {
            name: t("Year"),
            cells: [total.income, total.expense, total.profit].map((sum) => sumText(sum, currency)),
            isTotal: true,
          },
        ]}
      />
      {(["income", "expense"] as const).map((kind) => {
        const ofKind = words.filter((word) => word.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Sums
            key={kind}
            caption={kind === "income" ? t("What came in") : t("What it cost")}
            isCaptionShown
            head={[t("What"), t("Entries"), t("Sum")]}
            rows={ofKind.map(({ what, entries, amount }) => ({
              name: what ?? t("Everything else"),
              cells: [entries.toLocaleString(language), sumText(amount, currency)],
            }))}
          />
        );
      })}
    </section>
  );
}

interface SumsProps {
  caption: string;
  isCaptionShown?: boolean;
  head: readonly string[];
  rows: readonly { name: string; cells: readonly string[]; isTotal?: boolean }[];
}

const NOTHING = "–";

/** Months without an entry step back. */
function rowClass(cells: readonly string[], isTotal = false): string {
  if (isTotal) return "border-t-2 border-text font-bold *:py-1.5";
  return cells.every((cell) => cell === NOTHING)
    ? "border-t border-border text-13 leading-[1.1] text-text-2 print:leading-normal"
    : "border-t border-border *:py-1.5";
}

function Sums({ caption, isCaptionShown = false, head, rows }: SumsProps) {
  return (
    <table className="num mt-3 w-full table-fixed border-collapse text-14">
      <caption className={isCaptionShown ? "pt-3 pb-1 text-left text-15 font-650" : "sr-only"}>
        {caption}
      </caption>
      <thead>
        <tr className="text-13 text-text-2">
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`py-1.5 font-semibold ${index === 0 ? "text-left" : "w-[23%] text-right"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, isTotal }) => (
          <tr key={name} className={rowClass(cells, isTotal)}>
            <th scope="row" className="py-1 pr-2 text-left font-[inherit] wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                key={index}
                className={classNames(
                  "py-1 pl-2 text-right whitespace-nowrap",
                  cell.startsWith("−") && "text-danger",
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
