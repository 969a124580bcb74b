import { type RefObject, useEffect, useState } from "react";

/** A section is read once it starts in this upper part of the box. */
const READ_SHARE = 0.3;
/** Positions are fractions of pixels. */
const SLACK_PX = 2;

/** The part of a scrolling box that is in sight, by its `data-section`: the one the address names until it is scrolled. */
export function useSectionInSight(box: RefObject<HTMLElement | null>, named: string | null): string | null {
  const [seen, setSeen] = useState<{ named: string | null; section: string | null } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setSeen({ named, section: sectionInSight(element, named) });
    element.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [box, named]);
  return seen?.named === named ? seen.section : named;
}

function sectionInSight(box: HTMLElement, named: string | null): string | null {
  const frame = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll<HTMLElement>("[data-section]")].map((part) => ({
    section: part.dataset.section ?? null,
    fromPx: part.getBoundingClientRect().top - frame.top,
  }));
  // What is near the end cannot be scrolled to the top: there the address decides, or else the last part does.
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - SLACK_PX;
  if (isAtEnd) {
    const arrived = parts.find(({ section }) => section === named);
    const isShown = arrived && arrived.fromPx >= -SLACK_PX && arrived.fromPx < frame.height;
    return isShown ? named : (parts.at(-1)?.section ?? null);
  }
  const begun = parts.filter(({ fromPx }) => fromPx <= frame.height * READ_SHARE);
  const latestPx = Math.max(...begun.map(({ fromPx }) => fromPx));
  // Two may stand side by side.
  const level = begun.filter(({ fromPx }) => fromPx > latestPx - SLACK_PX);
  return (level.find(({ section }) => section === named) ?? level[0])?.section ?? null;
}
