import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { nextReward, rewardsAt } from "#domain/progress/level-rewards.ts";
import { language } from "#web/platform/language/language.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { LevelUpScene } from "#web/ui/brand/level-up-scene.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import type { LevelUp } from "#web/wiring/level-up.ts";

export interface LevelUpDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  levelUp: LevelUp;
  /** Renders the share buttons; `shown` returns the element to take a picture of. */
  share?: ((shown: () => HTMLElement | null) => ReactNode) | undefined;
}

const TITLE = t("Level Up!");
const TEXT = t("Congratulations! You've reached a new level!");

export function LevelUpDialog({ open, onOpenChange, levelUp, share }: LevelUpDialogProps) {
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      feature="Level Up"
      onOpenChange={onOpenChange}
      title={TITLE}
      description={TEXT}
      width="sm"
      bare
      className="overflow-hidden text-center"
    >
      <div ref={picture} className="bg-surface pb-5">
        <FallingShield key={levelUp.newLevel} level={levelUp.newLevel} />
        {/* The dialog's heading already tells screen readers. */}
        <div aria-hidden="true" className="px-5 pt-6.5 sm:px-7">
          <p className="font-display text-[34px] leading-none font-extrabold tracking-[-.025em]">{TITLE}</p>
          <p className="mt-2.5 text-pretty text-text-2">{TEXT}</p>
        </div>
        <p className="num mx-auto mt-4.5 inline-flex h-10 items-center gap-2 rounded-full bg-gold-soft pr-4 pl-2.5 text-16 font-750 text-gold-text">
          <Orb className="size-[22px]" />
          {levelUp.totalXP.toLocaleString(language)} XP
          <span className="font-body text-14 font-medium">{t("total XP earned")}</span>
        </p>
      </div>
      <div className="px-5 pb-7 sm:px-7">
        <Opened level={levelUp.newLevel} onFollow={() => onOpenChange(false)} />
        {share?.(() => picture.current)}
        <Button
          variant="primary"
          size="lg"
          block
          className={share ? "mt-4.5" : undefined}
          onClick={() => onOpenChange(false)}
        >
          {t("Continue Quest")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What this level opens, or the next one that opens something. */
function Opened({ level, onFollow }: { level: number; onFollow: () => void }) {
  const [reward] = rewardsAt(level);
  const next = nextReward(level);
  if (reward) {
    return (
      <p className="mb-4.5 rounded-quest bg-level-soft px-4 py-3 text-15 text-pretty text-level-text">
        {tx("This level opens: <b>{reward}</b>. <link>Wear it</link>", {
          b: (text) => <b className="font-700">{text}</b>,
          link: (text) => (
            <Link href="/level" onClick={onFollow} className="font-650 underline">
              {text}
            </Link>
          ),
          reward: t(reward.name),
        })}
      </p>
    );
  }
  if (!next) return null;
  return (
    <p className="mb-4.5 text-14 text-text-2">
      {t("Level {level} opens: {reward}.", { level: next.level, reward: t(next.name) })}
    </p>
  );
}

const FALL_MS = 320;
/** Selects the shield within the drawing: the parts in the level's colours. */
const SHIELD = 'path[fill^="var(--level"], path[stroke="#FFFFFF"], text';

/** The shield drops in, then its number flips. */
function FallingShield({ level }: { level: number }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const easing = "cubic-bezier(0.2, 0.8, 0.2, 1)";
    for (const part of frame.current?.querySelectorAll(SHIELD) ?? []) {
      // Optional: some supported browsers lack `animate`.
      part.animate?.([{ transform: "translateY(-72px)", opacity: 0 }, {}], { duration: FALL_MS, easing });
    }
    const flip = { transformOrigin: "210px 128px", transform: "scaleY(0)" };
    frame.current?.querySelector("text")?.animate?.([flip, { ...flip, transform: "scaleY(1)" }], {
      delay: FALL_MS - 120,
      duration: FALL_MS,
      easing,
      fill: "backwards",
    });
  }, []);
  return (
    <div ref={frame}>
      <LevelUpScene level={level} />
    </div>
  );
}
