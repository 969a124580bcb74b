import { useState } from "react";
import type { RevenueView } from "#contracts/console/revenue.ts";
import { formatShare, shareOf } from "#domain/analytics/figures.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

type Cohorts = RevenueView["cohorts"];

const MONTH = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" });
const VIEWS = [
  { value: "share", label: "Share" },
  { value: "people", label: "People" },
] as const;

/** The fuller the share, the stronger the cell; the number is always there. */
function look(share: number | null): string {
  if (share === null) return "";
  if (share >= 0.95) return "bg-heat-3 text-on-primary";
  if (share >= 0.9) return "bg-[color-mix(in_srgb,var(--heat-3)_42%,var(--surface))]";
  if (share >= 0.8) return "bg-[color-mix(in_srgb,var(--heat-3)_24%,var(--surface))]";
  return "bg-[color-mix(in_srgb,var(--heat-3)_11%,var(--surface))]";
}

/** Who first paid in a month, and how many of them still pay. */
export function CohortTable({ cohorts }: { cohorts: Cohorts }) {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("share");
  const people = cohorts.reduce((sum, cohort) => sum + cohort.people, 0);
  return (
    <Panel
      title="Subscribers who stay"
      explanation={explain("cohorts", people)}
      aside={
        <Segmented
          label="Show"
          segments={VIEWS}
          value={view}
          onValueChange={setView}
          className="w-40 rounded-input! p-[3px]! sm:[&_button]:h-[26px] pointer-coarse:[&_button]:h-11"
        />
      }
      isTight
    >
      {people === 0 ? (
        <NothingYet title="Nobody has paid yet" fills="Fills with the first payment." />
      ) : (
        <section
          className="overflow-x-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it on phones
          tabIndex={0}
          aria-label="Subscribers who stay, by month"
        >
          <table className="w-full min-w-[520px] border-separate border-spacing-[3px] text-[13.5px] leading-none font-semibold tabular-nums">
            <caption className="sr-only">By month of the first payment</caption>
            <thead>
              <tr className="text-[12.5px] font-medium text-text-2">
                <th scope="col" className="py-1.5 text-left font-medium">
                  First paid
                </th>
                <th scope="col" className="font-medium">
                  People
                </th>
                {cohorts.map(({ month }, index) => (
                  <th key={month} scope="col" className="font-medium">
                    {index === 0 ? "At once" : `Month ${index}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map((cohort) => (
                <Cohort key={cohort.month} cohort={cohort} columns={cohorts.length} view={view} />
              ))}
            </tbody>
            <tfoot>
              <tr className="text-text-2">
                <th scope="row" className="h-[34px] text-left">
                  All
                </th>
                <td className="text-center">{people}</td>
                {cohorts.map(({ month }, index) => (
                  <td key={month} className="text-center">
                    {view === "share" ? formatShare(allAt(cohorts, index)) : sumAt(cohorts, index)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </Panel>
  );
}

interface CohortProps {
  cohort: Cohorts[number];
  columns: number;
  view: "share" | "people";
}

function Cohort({ cohort: { month, people, staying }, columns, view }: CohortProps) {
  return (
    <tr>
      <th scope="row" className="text-left whitespace-nowrap">
        {MONTH.format(new Date(`${month}-01T00:00:00Z`))}
      </th>
      <td className="text-center text-text-2">{people}</td>
      {Array.from({ length: columns }, (_, index) => {
        const count = people > 0 ? staying[index] : undefined;
        const share = count === undefined ? null : shareOf(count, people);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: months since the first payment
          <td key={index} className={classNames("h-[34px] rounded-[8px] text-center", look(share))}>
            {count === undefined ? null : view === "share" ? formatShare(share) : count}
          </td>
        );
      })}
    </tr>
  );
}

function sumAt(cohorts: Cohorts, index: number): number {
  return cohorts.reduce((sum, { staying }) => sum + (staying[index] ?? 0), 0);
}

/** Only of the months that have come so far. */
function allAt(cohorts: Cohorts, index: number): number | null {
  const reached = cohorts.filter(({ staying }) => staying[index] !== undefined);
  return shareOf(
    sumAt(cohorts, index),
    reached.reduce((sum, { people }) => sum + people, 0),
  );
}
