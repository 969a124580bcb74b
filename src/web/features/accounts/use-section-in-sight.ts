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
    let place = placeIn(element, named);
    let widthPx = window.innerWidth;
    const look = () => {
      const section = sectionInSight(element, named);
      place = placeIn(element, section);
      setSeen({ named, section });
    };
    const turn = () => {
      // Another width breaks lines elsewhere: what was read would be out of sight.
      if (window.innerWidth !== widthPx) returnTo(element, place);
      widthPx = window.innerWidth;
      look();
    };
    element.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", turn);
    return () => {
      element.removeEventListener("scroll", look);
      window.removeEventListener("resize", turn);
    };
  }, [box, named]);
  return seen?.named === named ? seen.section : named;
}

interface Place {
  part: HTMLElement;
  /** From the upper edge of the box to that of the part. */
  fromPx: number;
  heightPx: number;
}

function placeIn(box: HTMLElement, section: string | null): Place | null {
  const part = partsOf(box).find(({ dataset }) => dataset.section === section);
  if (!part) return null;
  const { top, height } = part.getBoundingClientRect();
  return { part, fromPx: top - box.getBoundingClientRect().top, heightPx: height };
}

/** Scrolls so that the part is as far up as it was, by the share of it that had been passed. */
function returnTo(box: HTMLElement, place: Place | null): void {
  if (!place) return;
  const { part, fromPx, heightPx } = place;
  const { top, height } = part.getBoundingClientRect();
  const wantedPx = fromPx < 0 ? (fromPx / heightPx) * height : fromPx;
  box.scrollTop += top - box.getBoundingClientRect().top - wantedPx;
}

function partsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[data-section]")];
}

function sectionInSight(box: HTMLElement, named: string | null): string | null {
  const frame = box.getBoundingClientRect();
  const parts = partsOf(box).map((part) => ({
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
