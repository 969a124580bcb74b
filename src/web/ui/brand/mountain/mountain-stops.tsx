import type { ReactNode } from "react";

const SHADOW = "fill-[#06302A33] dark:fill-[#00000059]";

interface Place {
  x: number;
  y: number;
}

const ORBS = [
  { x: 484.6, y: 343, radius: 8, delayS: -5 },
  { x: 340.3, y: 339.4, radius: 8, delayS: -3.51 },
  { x: 507.3, y: 430, radius: 9, delayS: -5.23 },
  { x: 329.6, y: 423, radius: 9, delayS: -3.4 },
  { x: 340.3, y: 523.7, radius: 10, delayS: -3.51 },
];

const LABELS = [
  { x: 235.6, y: 640, day: "MON" },
  { x: 508.1, y: 668.3, day: "TUE" },
  { x: 458.7, y: 578.9, day: "THU" },
  { x: 231, y: 540.7, day: "FRI" },
  { x: 425.7, y: 472.5, day: "SAT" },
];

export function MountainOrbs() {
  return ORBS.map((orb) => <MountainOrb key={`${orb.x}-${orb.y}`} {...orb} />);
}

interface MountainOrbProps extends Place {
  radius: number;
  /** Shifts its movement against that of the others. */
  delayS?: number;
}

/** XP that floats over the trail. */
export function MountainOrb({ x, y, radius, delayS = x / -100 }: MountainOrbProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className={SHADOW} cy="2" rx={radius * 0.9} ry={radius * 0.4} />
      <g className="moves animate-bob" style={{ animationDelay: `${delayS}s` }}>
        <circle cy={1 - radius * 2} r={radius} fill="#C98A0B" />
        <circle cy={0.2 - radius * 2} r={radius - 0.6} fill="#FBBF24" />
        <circle cx={radius * -0.3} cy={0.2 - radius * 2.3} r={radius * 0.28} fill="#FFF3C4" />
      </g>
    </g>
  );
}

export function MountainStops() {
  return (
    <>
      <Ahead x={425.7} y={442.5} />
      <Rest x={588.8} y={417.4} />
      <Ahead x={231} y={509.7} />
      <Done x={235.6} y={608} />
      <Done x={508.1} y={636.3} />
      <Rest x={714} y={576.8} />
      <Now x={458.7} y={538.9} />
      {LABELS.map(({ x, y, day }) => (
        <text
          key={day}
          data-day
          x={x}
          y={y}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontSize="13"
          fontWeight="750"
          letterSpacing=".06em"
          className="fill-[#0B3B35] dark:fill-[#DDF5EF]"
        >
          {day}
        </text>
      ))}
    </>
  );
}

function Ahead(place: Place) {
  return (
    <Puck
      {...place}
      radius={20}
      face="fill-white dark:fill-[#DDEBE7]"
      edge="fill-[#B9CFC9] dark:fill-[#7C9A93]"
    >
      <circle r="3.5" fill="#7D918E" />
    </Puck>
  );
}

function Rest(place: Place) {
  return (
    <Puck
      {...place}
      radius={16}
      face="fill-white dark:fill-[#DDEBE7]"
      edge="fill-[#B9CFC9] dark:fill-[#7C9A93]"
    >
      <path d="M-6 3l6-9 6 9z" fill="none" stroke="#4A5F5C" strokeWidth="2.2" strokeLinejoin="round" />
    </Puck>
  );
}

function Done(place: Place) {
  return (
    <Puck {...place} radius={21} face="fill-[#FBBF24]" edge="fill-[#B47A08]">
      <path
        d="M-7 0l5 4.5L8-5"
        fill="none"
        stroke="#3B2600"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Puck>
  );
}

function Now({ x, y }: Place) {
  return (
    <>
      <ellipse
        cx={x}
        cy={y}
        rx="42"
        ry="24"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeOpacity=".55"
      />
      <Puck x={x} y={y} radius={28} face="fill-primary" edge="fill-[#073F3A] dark:fill-[#0E7D6F]">
        <path d="M-6-7.5v14L9-.5z" fill="var(--on-primary)" />
      </Puck>
    </>
  );
}

interface PuckProps extends Place {
  radius: number;
  face: string;
  edge: string;
  children: ReactNode;
}

/** A round stone that lies on the land. */
export function Puck({ x, y, radius, face, edge, children }: PuckProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className={SHADOW} cy="7" rx={radius + 4} ry={(radius + 4) * 0.55} />
      <ellipse className={edge} cy="5" rx={radius} ry={radius * 0.58} />
      <ellipse className={face} rx={radius} ry={radius * 0.58} />
      {children}
    </g>
  );
}
