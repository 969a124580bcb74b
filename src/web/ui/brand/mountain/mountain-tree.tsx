interface TreeProps {
  x: number;
  y: number;
  scale: number;
}

/** A fir on a papercut mountain; its foot stands at the given point. */
export function Tree({ x, y, scale }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className="fill-[#06302A33] dark:fill-[#00000059]" cx="2" cy="1" rx="11" ry="4" />
      <rect x="-2" y="-8" width="4" height="9" rx="1.5" fill="var(--trunk)" />
      <path d="M0-40L12-20H6L15-6H-15L-6-20H-12Z" fill="var(--tree)" />
      <path d="M0-40L12-20H6L15-6H0Z" fill="var(--tree-2)" />
    </g>
  );
}
