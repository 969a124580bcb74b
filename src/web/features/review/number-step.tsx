import type { WeekNumberView } from "#contracts/review/review.ts";
import type { NumberKind } from "#domain/review/draft-review.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { changeText, figureText, numberName, weekEnd } from "./review-words.ts";

interface NumberStepProps {
  week: string;
  numbers: readonly WeekNumberView[];
  chosen: NumberKind | null;
  onChoose: (kind: NumberKind) => void;
}

export function OneNumber({ week, numbers, chosen, onChoose }: NumberStepProps) {
  const number = numbers.find(({ kind }) => kind === chosen) ?? numbers[0];
  if (!number) return null;
  return (
    <div className="mt-3 grid items-end gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="min-w-0">
        {numbers.length > 1 ? (
          <Segmented
            label={t("One number")}
            className="w-fit max-sm:w-full"
            segments={numbers.map(({ kind }) => ({ value: kind, label: numberName(kind) }))}
            value={number.kind}
            onValueChange={onChoose}
          />
        ) : null}
        <Figure number={number} />
      </div>
      {number.values.some((value) => value > 0) ? <Bars week={week} number={number} /> : null}
    </div>
  );
}

export function Figure({ number }: { number: WeekNumberView }) {
  const [, , now = 0] = number.values;
  return (
    <p className="mt-3.5 flex flex-wrap first:mt-0 items-baseline gap-x-2 gap-y-1">
      <b className="num text-[40px] leading-none font-extrabold tracking-[-.03em] wrap-anywhere">
        {figureText(number, now)}
      </b>
      <span className={classNames("text-15 font-semibold", isUp(number) ? "text-success" : "text-text-2")}>
        {changeText(number)}
      </span>
    </p>
  );
}

const isUp = ({ values: [, before = 0, now = 0] }: WeekNumberView) => now > before;

const BAR_MAX_PX = 58;
const BAR_MIN_PX = 6;

function Bars({ week, number }: { week: string; number: WeekNumberView }) {
  const most = Math.max(...number.values, 1);
  const words = number.values.map((value) => figureText(number, value)).join(", ");
  return (
    <div
      role="img"
      aria-label={t("{name}, two weeks before, the week before, and this week: {figures}", {
        name: numberName(number.kind),
        figures: words,
      })}
      className="flex h-21 items-end justify-between gap-2.5 sm:justify-end"
    >
      {number.values.map((value, index) => (
        <span
          key={weekEnd(week, 2 - index)}
          className={classNames(
            "num grid w-14 justify-items-center gap-1.5 text-[12.5px] leading-none font-medium",
            index === 2 ? "font-650 text-text" : "text-text-2",
          )}
        >
          <span
            className={classNames(
              "block w-10 rounded-t-[8px] rounded-b-[3px]",
              index === 2 && value > 0 ? "bg-success" : "bg-surface-3",
            )}
            style={{ height: Math.max(BAR_MIN_PX, (value / most) * BAR_MAX_PX) }}
          />
          {weekEnd(week, 2 - index)}
        </span>
      ))}
    </div>
  );
}
