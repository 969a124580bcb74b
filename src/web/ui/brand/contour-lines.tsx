import type { DrawingProps } from "./drawing.ts";

/** Contour lines for a dark full-width band; position it absolutely over the whole band. */
export function BandContours({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="#7FE3D2"
      strokeOpacity=".1"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M-60 560c220-150 420 60 640-60s300-320 560-250 220 240 420 170M-60 620c220-150 440 70 660-50s300-320 540-250 220 240 420 170M-60 500c220-150 400 50 620-70s300-320 580-250 220 240 420 170M-60 440c220-150 380 40 600-80s300-320 600-250 220 240 420 170M-60 380c220-150 360 30 580-90s300-320 620-250 220 240 420 170M-60 680c220-150 460 80 680-40s300-320 520-250 220 240 420 170M-60 320c220-150 340 20 560-100s300-320 640-250 220 240 420 170M-60 740c220-150 480 90 700-30s300-320 500-250 220 240 420 170" />
    </svg>
  );
}
