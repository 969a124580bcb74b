import { type Easing, easingOf, type HardWeek } from "#domain/review/hard-week.ts";
import { t } from "#web/platform/language/text.ts";

const LINES: Readonly<Record<Easing, string>> = {
  time: t("Time was too short: the next quests are short ones."),
  tired: t("It was tiring: the next week has fewer quests, and short ones."),
  unsure: t("It was not clear how: the next quests are small pieces."),
};

/** What the answer changes in the next week; nothing if it changes nothing. */
export function EasingLine({ hard, text }: HardWeek) {
  const easing = easingOf({ hard, text });
  return easing ? <p className="mt-2.5 text-14 text-pretty text-text-2">{LINES[easing]}</p> : null;
}
