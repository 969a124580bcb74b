import { useId } from "react";
import type { DrawingProps } from "./drawing.ts";
import { GoldFlag } from "./gold-flag.tsx";
import { Lantern } from "./lantern.tsx";
import { MountainOrb, Puck } from "./mountain/mountain-stops.tsx";
import { TerracedLand } from "./mountain/terraced-land.tsx";
import { NIGHT_TERRACES, NIGHT_TRAIL } from "./night-land.ts";

const STARS = [
  [60, 40, 2.1],
  [230, 34, 1.7],
  [400, 38, 2],
  [560, 52, 1.6],
  [700, 92, 1.3],
  [770, 30, 2.1],
  [838, 70, 1.4],
  [530, 110, 1.2],
  [880, 130, 1.6],
] as const;
const STONES = [
  [210, 398],
  [640, 366],
  [520, 300],
  [548, 238],
] as const;
/** The land by night is dark in both themes. */
const NIGHT =
  "[--land-0-side:#0B2D28] [--land-0:#123F39] [--land-1-side:#0F3932] [--land-1:#185148] [--land-2-side:#154A41] [--land-2:#20695D] [--land-3-side:#1C5D51] [--land-3:#2B8272] [--ln-body:#1F7468] [--ln-cap:#2F8E7F] [--ln-line:#4FB5A5] [--tree-2:#3A9B89] [--tree:#2A7B6C]";

interface NightSceneProps extends DrawingProps {
  /** Nothing was finished: the trail still lies ahead. */
  isAhead?: boolean;
}

/** The same hill at the end of the day: the whole trail is walked, and the mentor's lantern rests by the tent. */
export function NightScene({ className = "", isAhead = false }: NightSceneProps) {
  const glow = useId();
  return (
    <svg viewBox="0 0 900 480" className={`${NIGHT} ${className}`} aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#FBBF24" stopOpacity=".55" />
          <stop offset="1" stopColor="#FBBF24" stopOpacity="0" />
        </radialGradient>
      </defs>
      {STARS.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#E8F2F0" opacity=".7" />
      ))}
      <circle className="max-sm:hidden" cx="476" cy="74" r="22" fill="#FFF3C4" />
      <circle className="max-sm:hidden" cx="467" cy="68" r="20" fill="var(--band)" />
      <TerracedLand terraces={NIGHT_TERRACES} />
      <g fill="none" strokeLinecap="round">
        <path d={NIGHT_TRAIL} stroke="#03110F" strokeOpacity=".16" strokeWidth="15" />
        {isAhead ? (
          <path d={NIGHT_TRAIL} stroke="#A9CCC5" strokeWidth="5" strokeDasharray="1 13" />
        ) : (
          <>
            <path d={NIGHT_TRAIL} stroke="#B47A08" strokeWidth="10" transform="translate(0 2)" />
            <path d={NIGHT_TRAIL} stroke="#FBBF24" strokeWidth="8" />
          </>
        )}
      </g>
      {(isAhead ? [] : STONES).map(([x, y]) => (
        <Puck key={x} x={x} y={y} radius={20} face="fill-[#FBBF24]" edge="fill-[#B47A08]">
          <path
            d="M-7 0l5 4.5L8-5"
            fill="none"
            stroke="#3B2600"
            strokeWidth="3.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Puck>
      ))}
      <g transform="translate(330 330)">
        <path d="M0-40L-32 0H32Z" fill="#F97316" />
        <path d="M0-40L32 0H12Z" fill="#EA6A0E" />
        <path d="M-2-37L-12 0H10Z" fill="#FFE7A3" />
      </g>
      <GoldFlag x={600} y={186} scale={1.02} />
      <circle cx="400" cy="325" r="57" fill={`url(#${glow})`} />
      <g className="moves animate-hop">
        <svg x="374" y="293" width="51" height="60" aria-hidden="true">
          <Lantern />
        </svg>
      </g>
      <MountainOrb x={706} y={322} radius={8} />
      <MountainOrb x={428} y={276} radius={7.2} />
    </svg>
  );
}
