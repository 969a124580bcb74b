type IsoTimes<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column];
};

/** A copy of the row with its times as ISO text, as the contracts want them. */
export function withIsoTimes<Row extends object>(row: Row): IsoTimes<Row> {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as IsoTimes<Row>;
}
