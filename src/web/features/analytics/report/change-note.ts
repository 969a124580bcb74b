import type { ReportView } from "#contracts/report.ts";
import { type ChangeKind, changeOf } from "#domain/analytics/change.ts";

type Compared = keyof NonNullable<ReportView["before"]>;

/** Says how a figure changed against the period before; undefined where nothing is compared. */
export type ChangeNote = (name: Compared, value: number | null, kind?: ChangeKind) => string | undefined;

export function changeNotes(report: ReportView, isCompared: boolean): ChangeNote {
  const { before } = report;
  return (name, value, kind = "percent") =>
    isCompared && before ? changeOf(value, before[name], kind)?.text : undefined;
}
