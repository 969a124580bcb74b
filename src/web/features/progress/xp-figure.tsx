import { XP_PER_LEVEL } from "#domain/xp/xp.ts";
import { t } from "#web/platform/language/text.ts";
import { useLazyDialog } from "./use-lazy-dialog.ts";

interface XpFigureProps {
  level: number;
  /** XP within the level. */
  xp: number;
  /** Nothing was earned yet: says what leads to the next level instead of a zero. */
  isStart: boolean;
  timeZone: string;
}

/** The XP within the level; opens the ledger. */
export function XpFigure({ level, xp, isStart, timeZone }: XpFigureProps) {
  const { Dialog, frame, show } = useLazyDialog(
    async () => (await import("./ledger-dialog.tsx")).LedgerDialog,
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t("Where my XP comes from")}
        data-track="XP of this level"
        onClick={show}
        className="num relative rounded-xs border-0 bg-transparent p-0 text-13 leading-none font-750 text-gold-text after:absolute after:-inset-x-2 after:-inset-y-4 hover:underline"
      >
        {isStart
          ? t("{xp} XP to Level {level}", { xp: XP_PER_LEVEL, level: level + 1 })
          : `${xp}/${XP_PER_LEVEL} XP`}
        {isStart ? <span className="sr-only">{`, ${xp}/${XP_PER_LEVEL} XP`}</span> : null}
      </button>
      {Dialog ? <Dialog {...frame} timeZone={timeZone} /> : null}
    </>
  );
}
