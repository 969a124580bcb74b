interface GoldFlagProps {
  x: number;
  y: number;
  scale: number;
}

/** The flag on a hill's top; its foot stands at the given point. */
export function GoldFlag({ x, y, scale }: GoldFlagProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse rx="9" ry="3.5" className="fill-[#06302A33] dark:fill-[#00000059]" />
      <rect x="-2" y="-112" width="4" height="112" rx="2" fill="#FFF8E6" />
      <path d="M2-110c18-8 32 6 52-2v34c-20 8-34-6-52 2z" fill="#FBBF24" />
    </g>
  );
}
