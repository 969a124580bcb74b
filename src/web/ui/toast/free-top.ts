interface Span {
  top: number;
  bottom: number;
}

interface Room {
  /** Where it would stand if nothing were in the way, in pixels from the window's top edge. */
  fromPx: number;
  heightPx: number;
  /** It ends above this. */
  limitPx: number;
}

const GAP_PX = 8;

/** The first place from the top down that covers none of these; without one, the first below the uppermost row. */
export function freeTop({ fromPx, heightPx, limitPx }: Room, taken: readonly Span[]): number {
  const covered = (top: number) =>
    taken.filter((span) => span.top < top + heightPx + GAP_PX && span.bottom > top - GAP_PX);
  if (covered(fromPx).length === 0) return fromPx;
  const belowHead = belowFirstRow(covered(fromPx));
  for (let top = belowHead; top + heightPx <= limitPx; top = belowFirstRow(covered(top)))
    if (covered(top).length === 0) return top;
  return Math.min(belowHead, Math.max(fromPx, limitPx - heightPx));
}

/** Below the uppermost of these and what stands beside it. */
function belowFirstRow(spans: readonly Span[]): number {
  const [first] = [...spans].sort((one, other) => one.top - other.top);
  const row = spans.filter(({ top }) => first && top < first.bottom);
  return Math.max(...row.map(({ bottom }) => bottom)) + GAP_PX;
}
