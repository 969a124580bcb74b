/** "1 quest", "9 quests" */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
}

/** "Nov 10", with the year where it is not this one. */
export function shortDate(instant: string, timeZone: string, now = new Date()): string {
  const date = new Date(instant);
  const yearOf = (day: Date) => day.toLocaleDateString("en", { year: "numeric", timeZone });
  const isThisYear = yearOf(date) === yearOf(now);
  return date.toLocaleDateString("en", {
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone,
  });
}
