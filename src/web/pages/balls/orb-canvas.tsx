import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { drawOrbs } from "./draw-orbs.ts";
import { type Box, firstOrbs, fitOrbs, moveOrbs, type Orb, orbAt } from "./orbs.ts";

/** Limits the step after a late frame, e.g. from a hidden tab, so that orbs do not pass through walls. */
const LONGEST_STEP_S = 0.032;

interface OrbCanvasProps {
  orbs: RefObject<Orb[]>;
  box: RefObject<Box>;
  isMoving: boolean;
  /** Changes when orbs are added, so that a paused picture is redrawn. */
  count: number;
}

export function OrbCanvas({ orbs, box, isMoving, count }: OrbCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<number | undefined>(undefined);

  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      const scale = window.devicePixelRatio || 1;
      const before = box.current;
      box.current = { width, height };
      node.width = width * scale;
      node.height = height * scale;
      orbs.current =
        orbs.current.length > 0
          ? fitOrbs(orbs.current, before, box.current)
          : fitOrbs(firstOrbs(box.current, Math.random), box.current, box.current);
      drawOrbs(node, orbs.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [orbs, box]);

  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    if (!isMoving) return drawOrbs(node, orbs.current.slice(0, count));
    let frame = 0;
    let before = performance.now();
    const step = (now: number) => {
      const seconds = Math.min((now - before) / 1000, LONGEST_STEP_S);
      before = now;
      orbs.current = moveOrbs(orbs.current, box.current, seconds, held.current);
      drawOrbs(node, orbs.current);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, orbs, box, count]);

  const grab = (event: PointerEvent<HTMLCanvasElement>) => {
    const found = orbAt(orbs.current, event.nativeEvent.offsetX, event.nativeEvent.offsetY);
    if (found < 0) return;
    held.current = found;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const orb = held.current === undefined ? undefined : orbs.current[held.current];
    if (!orb) return;
    const { offsetX, offsetY, movementX, movementY } = event.nativeEvent;
    // Throw speed: the movement since the last event, at about 60 events a second.
    Object.assign(orb, { x: offsetX, y: offsetY, vx: movementX * 60, vy: movementY * 60 });
    if (!isMoving) drawOrbs(event.currentTarget, orbs.current);
  };

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`${count} gold XP orbs in a box`}
      className="absolute inset-0 block size-full cursor-grab touch-none rounded-card active:cursor-grabbing"
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = undefined;
      }}
      onPointerCancel={() => {
        held.current = undefined;
      }}
    />
  );
}
