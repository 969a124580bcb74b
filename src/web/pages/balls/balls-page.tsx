import { House, Pause, Play, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button, buttonClass } from "#web/ui/controls/button.tsx";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { HomeLink } from "../home-link.tsx";
import { OrbCanvas } from "./orb-canvas.tsx";
import { type Box, FIRST_ORBS, ORBS_MAX, type Orb, withOrb } from "./orbs.ts";

/** A small physics toy. */
export function BallsPage() {
  const box = useRef<Box>({ width: 0, height: 0 });
  const orbs = useRef<Orb[]>([]);
  const [count, setCount] = useState(FIRST_ORBS);
  const [isMoving, setIsMoving] = useState(() => !prefersReducedMotion());

  const add = () => {
    orbs.current = withOrb(orbs.current, box.current, Math.random);
    setCount(orbs.current.length);
  };

  return (
    <div className="mx-auto flex w-[min(1200px,100%-32px)] flex-1 flex-col pt-6 pb-24 sm:w-[min(1200px,100%-64px)]">
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="mr-auto">
          <h1 className="text-28 font-extrabold tracking-[-.02em]">Bouncing orbs</h1>
          <p className="text-15 text-pretty text-text-2">
            Catch one and throw it. They are worth no XP, only fun.
          </p>
        </div>
        <Button size="sm" disabled={count >= ORBS_MAX} onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          Add an orb
        </Button>
        <Button size="sm" onClick={() => setIsMoving(!isMoving)}>
          {isMoving ? (
            <Pause className="size-4" aria-hidden="true" />
          ) : (
            <Play className="size-4" aria-hidden="true" />
          )}
          {isMoving ? "Pause" : "Play"}
        </Button>
        <HomeLink className={buttonClass({ size: "sm" })}>
          <House className="size-4" aria-hidden="true" />
          Home
        </HomeLink>
      </div>
      <div className="card relative mt-5 min-h-[360px] flex-1 overflow-hidden">
        <OrbCanvas orbs={orbs} box={box} isMoving={isMoving} count={count} />
      </div>
    </div>
  );
}
