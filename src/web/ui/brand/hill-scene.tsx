import type { DrawingProps } from "./drawing.ts";
import { GoldFlag } from "./gold-flag.tsx";
import { HILL_TERRACES, HILL_TRAIL } from "./hill-land.ts";
import { MountainOrb, Puck } from "./mountain/mountain-stops.tsx";
import { Tree } from "./mountain/mountain-tree.tsx";
import { TerracedLand } from "./mountain/terraced-land.tsx";

const START = [150, 356] as const;
const AHEAD = [
  [452, 350],
  [300, 298],
  [352, 206],
] as const;
const ORBS = [
  [232, 378, 8],
  [500, 292, 7.6],
  [226, 262, 7.2],
] as const;

interface HillSceneProps extends DrawingProps {
  /** Up to the flag, in gold. */
  isWalked?: boolean;
}

/** The hill of the next quest: the trail starts at its lowest stone and leads up to the flag. */
export function HillScene({ className, isWalked = false }: HillSceneProps) {
  return (
    <svg viewBox="0 40 620 420" className={className} aria-hidden="true">
      <TerracedLand terraces={HILL_TERRACES} />
      <g fill="none" strokeLinecap="round">
        <path d={HILL_TRAIL} stroke="var(--trail-under)" strokeOpacity=".16" strokeWidth="15" />
        {isWalked ? (
          <>
            <path d={HILL_TRAIL} stroke="#B47A08" strokeWidth="10" transform="translate(0 2)" />
            <path d={HILL_TRAIL} stroke="#FBBF24" strokeWidth="8" />
          </>
        ) : (
          <path d={HILL_TRAIL} stroke="var(--trail)" strokeWidth="5" strokeDasharray="1 13" />
        )}
      </g>
      {isWalked ? (
        [START, ...AHEAD].map(([x, y]) => (
          <Puck key={x} x={x} y={y} radius={20} face="fill-[#FBBF24]" edge="fill-[#B47A08]">
            <path d="M-7 0l5 4.5L8-5" fill="none" stroke="#3B2600" strokeWidth="3.6" strokeLinecap="round" />
          </Puck>
        ))
      ) : (
        <Puck
          x={START[0]}
          y={START[1]}
          radius={26}
          face="fill-primary"
          edge="fill-[#073F3A] dark:fill-[#0E7D6F]"
        >
          <path d="M-7.5-9.4v17.5L11.3-.6z" fill="var(--on-primary)" />
        </Puck>
      )}
      {(isWalked ? [] : AHEAD).map(([x, y]) => (
        <Puck
          key={x}
          x={x}
          y={y}
          radius={20}
          face="fill-white dark:fill-[#DDEBE7]"
          edge="fill-[#B9CFC9] dark:fill-[#7C9A93]"
        >
          <circle r="3.4" fill="#7D918E" />
        </Puck>
      ))}
      {ORBS.map(([x, y, radius]) => (
        <MountainOrb key={x} x={x} y={y} radius={radius} />
      ))}
      <GoldFlag x={322} y={172} scale={0.86} />
      <Tree x={80} y={362} scale={0.9} />
    </svg>
  );
}
