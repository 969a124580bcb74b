const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);

/** Every half hour, and the time that is set if it is another. */
export function timeOptions(set: string) {
  const times = HALF_HOURS.includes(set) ? HALF_HOURS : [...HALF_HOURS, set].sort();
  return times.map((value) => ({ value, label: value }));
}

export const HOUR_OPTIONS = HALF_HOURS.filter((time) => time.endsWith(":00")).map((value) => ({
  value,
  label: value,
}));
