import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });

/** "2 hours ago". The server records use only every few minutes, so shorter times are shown as now. */
export function lastUsed(lastSeenAt: string, now: Date): string {
  const seconds = (now.getTime() - new Date(lastSeenAt).getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    const minimum = unit === "minute" ? 6 * length : length;
    if (seconds >= minimum) return format.format(-Math.floor(seconds / length), unit);
  }
  return t("just now");
}
