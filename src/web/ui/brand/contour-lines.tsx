import type { DrawingProps } from "./drawing.ts";

/** Contour lines behind a header card, fading out to the right; position it absolutely. */
export function ContourLines({ className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 820 170"
      preserveAspectRatio="xMinYMid slice"
      className={className}
      style={{ maskImage: "linear-gradient(90deg, #000 40%, transparent)" }}
      fill="none"
      stroke="var(--grid)"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M-20 150c120-90 210 20 330-50s150-130 300-90 120 100 240 60M-20 178c120-90 230 30 350-40s150-130 290-90 120 100 240 60M-20 122c120-90 190 10 310-60s150-130 310-90 120 100 240 60M-20 94c120-90 170 0 290-70s150-130 320-90 120 100 240 60M-20 66c120-90 150-10 270-80s150-130 330-90M-20 206c120-90 250 40 370-30s150-130 280-90 120 100 240 60" />
    </svg>
  );
}

/** The same for a dark full-width band; position it absolutely over the whole band. */
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
