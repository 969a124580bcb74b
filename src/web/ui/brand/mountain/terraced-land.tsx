import { Tree } from "./mountain-tree.tsx";

/** One step of a papercut mountain. */
export interface Terrace {
  top: string;
  /** Leftmost and rightmost point of the top. */
  ends: readonly [leftX: number, leftY: number, rightX: number, rightY: number];
  height: number;
  /** Where the terrace's middle lies: its contour line is its outline, drawn smaller. */
  middle: readonly [x: number, y: number];
  trees: readonly (readonly [x: number, y: number, scale: number])[];
}

/** Terraces from the lowest up, each in the colour of its height. */
export function TerracedLand({ terraces }: { terraces: readonly Terrace[] }) {
  return terraces.map(({ top, ends, height, middle: [x, y], trees }, terrace) => (
    <g key={top}>
      {/* The side: the top once more, lower, and what lies between both. */}
      <g fill={`var(--land-${terrace}-side)`}>
        <path d={top} transform={`translate(0 ${height})`} />
        <path d={bandOf(ends, height)} />
      </g>
      <path d={top} fill={`var(--land-${terrace})`} />
      <path
        d={top}
        transform={`translate(${x} ${y}) scale(.96) translate(${-x} ${-y})`}
        fill="none"
        strokeWidth="1.2"
        className="stroke-[#FFFFFF42] dark:stroke-[#FFFFFF12]"
      />
      {trees.map(([x, y, scale]) => (
        <Tree key={`${x}-${y}`} x={x} y={y} scale={scale} />
      ))}
    </g>
  ));
}

function bandOf([leftX, leftY, rightX, rightY]: Terrace["ends"], height: number): string {
  return `M${leftX} ${leftY}v${height}L${rightX} ${rightY + height}v${-height}Z`;
}
