import type { UserView } from "#contracts/accounts.ts";
import { nextReward } from "#domain/progress/level-rewards.ts";
import { XP_PER_LEVEL, xpToNextLevel, xpWithinLevel } from "#domain/xp/xp.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { LevelMedal } from "#web/ui/brand/level-shield.tsx";
import { ShieldFrame } from "#web/ui/brand/shield-frame.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Trail, type TrailStop } from "#web/ui/trail/trail.tsx";
import { useLazyDialog } from "../use-lazy-dialog.ts";
import { FRAME_CHOICES, LookChoice, TRAIL_CHOICES } from "./look-choice.tsx";
import { useChooseLook } from "./use-choose-look.ts";

/** The level, what the next ones open, and what the person wears of it. */
export function LevelView({ user }: { user: UserView }) {
  const look = useChooseLook(user);
  const { level } = user;
  return (
    <>
      <h1 className="text-28 font-extrabold tracking-[-.022em]">{t("Level {level}", { level })}</h1>
      <div className="mt-5 grid gap-4">
        <Standing user={user} frame={look.worn.badgeFrame} />
        <SectionCard
          title={t("Frame of your shield")}
          about={t("Worn beside your name, on your own screens.")}
        >
          <LookChoice
            legend={t("Frame of your shield")}
            level={level}
            choices={FRAME_CHOICES}
            chosen={look.worn.badgeFrame}
            onChoose={(badgeFrame) => look.choose({ badgeFrame })}
            draw={(frame) => (
              <FramedShield level={level} frame={frame} className="my-2.5 h-[62px] w-[55px]" />
            )}
          />
        </SectionCard>
        <SectionCard title={t("Colour of your trail")} about={t("For your week, your path and your streak.")}>
          <LookChoice
            legend={t("Colour of your trail")}
            level={level}
            choices={TRAIL_CHOICES}
            chosen={look.worn.trailColour}
            onChoose={(trailColour) => look.choose({ trailColour })}
            draw={(colour) => (
              <span
                className="my-6 block w-[96px] max-w-full full:w-[150px]"
                // Without a colour the page's own applies, which may be another than gold.
                data-trail={colour ?? "gold"}
              >
                <Trail label={t("Example")} stops={EXAMPLE} size="slim" />
              </span>
            )}
          />
        </SectionCard>
        {look.error ? (
          <p role="alert" className="text-14 text-danger">
            {displayOf(look.error)}
          </p>
        ) : null}
      </div>
    </>
  );
}

const EXAMPLE: readonly TrailStop[] = [
  { id: "1", state: "done", label: t("First") },
  { id: "2", state: "done", label: t("Second") },
  { id: "3", state: "done", label: t("Third") },
];

interface FramedShieldProps {
  level: number;
  frame: UserView["badgeFrame"];
  className: string;
}

function FramedShield({ level, frame, className }: FramedShieldProps) {
  return (
    <span className={classNames("relative block", className)}>
      <LevelMedal level={level} className="size-full" />
      {frame ? <ShieldFrame frame={frame} /> : null}
    </span>
  );
}

function Standing({ user, frame }: { user: UserView; frame: UserView["badgeFrame"] }) {
  const { level, totalXP, timeZone } = user;
  const next = nextReward(level);
  const {
    Dialog,
    frame: ledger,
    show,
  } = useLazyDialog(async () => (await import("../ledger-dialog.tsx")).LedgerDialog);
  return (
    <Card className="flex flex-wrap items-center gap-x-7 gap-y-5 p-5 sm:p-6">
      <FramedShield level={level} frame={frame} className="m-2 h-[104px] w-[92px]" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="num text-22 leading-tight font-750">
          {t("{xp} XP to Level {level}", { xp: xpToNextLevel(totalXP), level: level + 1 })}
        </p>
        <ProgressBar
          value={xpWithinLevel(totalXP)}
          max={XP_PER_LEVEL}
          label={t("XP in this level")}
          tone="gold"
          className="mt-3 max-w-[460px]"
        />
        <p className="mt-3 text-15 text-pretty text-text-2">
          {next
            ? t("Level {level} opens: {reward}.", { level: next.level, reward: t(next.name) })
            : t("You have opened everything there is. Your quests go on, and so do your levels.")}
        </p>
      </div>
      <Button onClick={show} aria-haspopup="dialog">
        {t("Where my XP comes from")}
      </Button>
      {Dialog ? <Dialog {...ledger} timeZone={timeZone} /> : null}
    </Card>
  );
}
