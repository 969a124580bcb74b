import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { XP_TOTAL, XpPill } from "#web/ui/xp-pill.tsx";
import type { Celebration, Spot } from "./use-celebrations.ts";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const CHECK_MS = 900;
const FLIGHT_MS = 900;
const BUMP_MS = 320;

interface CelebrationLayerProps {
  shown: readonly Celebration[];
  onDone: (id: number) => void;
}

/** Above everything; takes no clicks and is hidden from screen readers, which get the toast. */
export function CelebrationLayer({ shown, onDone }: CelebrationLayerProps) {
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-70 overflow-hidden" aria-hidden="true">
      {shown.map((celebration) =>
        celebration.kind === "check" ? (
          <DrawnCheck key={celebration.id} from={celebration.from} onDone={() => onDone(celebration.id)} />
        ) : (
          <FlyingXp
            key={celebration.id}
            from={celebration.from}
            xp={celebration.xp}
            onDone={() => onDone(celebration.id)}
          />
        ),
      )}
    </div>,
    document.body,
  );
}

/** A check mark drawn where the card was, then faded out. */
function DrawnCheck({ from, onDone }: { from: Spot; onDone: () => void }) {
  const disc = useRef<HTMLSpanElement>(null);
  useAnimation(onDone, () => {
    const line = disc.current?.querySelector("path");
    line?.animate?.([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: 320,
      delay: 80,
      easing: EASE,
      fill: "backwards",
    });
    return disc.current?.animate?.(
      [
        { opacity: 0, transform: "scale(.6)" },
        { opacity: 1, transform: "scale(1)", offset: 0.22 },
        { opacity: 1, transform: "scale(1)", offset: 0.8 },
        { opacity: 0, transform: "scale(1)" },
      ],
      { duration: CHECK_MS, easing: EASE, fill: "both" },
    );
  });
  return (
    <At spot={from}>
      <span
        ref={disc}
        className="grid size-14 place-items-center rounded-full bg-success text-surface shadow-float"
      >
        <svg viewBox="0 0 24 24" fill="none" className="size-8" aria-hidden="true">
          <path
            d="M5 12.5 10 17.5 19.5 7"
            pathLength="1"
            strokeDasharray="1"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </At>
  );
}

/** "+50 XP" rises, then flies to the total in the top bar, which bumps. */
function FlyingXp({ from, xp, onDone }: { from: Spot; xp: number; onDone: () => void }) {
  const pill = useRef<HTMLSpanElement>(null);
  const land = () => {
    document.querySelector(XP_TOTAL)?.animate?.([{}, { transform: "scale(1.14)" }, {}], {
      duration: BUMP_MS,
      easing: EASE,
    });
    onDone();
  };
  useAnimation(land, () => {
    const total = document.querySelector(XP_TOTAL)?.getBoundingClientRect();
    const to = total
      ? { x: total.left + total.width / 2 - from.x, y: total.top + total.height / 2 - from.y }
      : { x: 0, y: -120 };
    return pill.current?.animate?.(
      [
        { opacity: 0, transform: "translate(0, 12px) scale(.8)", easing: EASE },
        { opacity: 1, transform: "translate(0, -26px) scale(1.25)", offset: 0.3, easing: "ease-in" },
        { opacity: 1, offset: 0.96 },
        { opacity: 0, transform: `translate(${to.x}px, ${to.y}px) scale(.8)` },
      ],
      { duration: FLIGHT_MS, fill: "both" },
    );
  });
  return (
    <At spot={from}>
      <span ref={pill} className="inline-block">
        <XpPill xp={xp} sign solid size="md" className="shadow-float" />
      </span>
    </At>
  );
}

function At({ spot, children }: { spot: Spot; children: ReactNode }) {
  return (
    <span className="absolute -translate-1/2" style={{ left: spot.x, top: spot.y }}>
      {children}
    </span>
  );
}

/** Runs once; finishes immediately if the browser cannot animate. */
function useAnimation(onDone: () => void, start: () => Animation | undefined): void {
  const done = useEffectEvent(onDone);
  const begin = useEffectEvent(start);
  useEffect(() => {
    const animation = begin();
    if (!animation) return done();
    animation.onfinish = () => done();
    return () => animation.cancel();
  }, []);
}
