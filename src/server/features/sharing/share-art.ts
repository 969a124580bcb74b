import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShareSubject } from "#domain/sharing/share-subject.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";

/** Hex colours of the light theme: pictures are shown on other sites, which have no theme. */
const LAND = ["#C5E5DA", "#9FD3C4", "#71BFAC", "#43A18E", "#1F8574"] as const;
const SIDE = ["#96C9BA", "#71B6A4", "#489E8A", "#267F6D", "#0F5F53"] as const;
const SKY = { achievement: "#FDF3D6", level: "#ECE9FD" } as const;
const RAY = { achievement: "#FBBF24", level: "#5B4BDB" } as const;

/** Position of the medal or shield; the rays start behind it. */
export const EMBLEM = { x: 894, y: 268 };

const CONFETTI = [
  [655, 96, 24, "#F97316"],
  [664, 244, -30, "#0F766E"],
  [770, 62, 40, "#5B4BDB"],
  [1080, 82, -18, "#B0205C"],
  [1128, 236, 15, "#1E5FA8"],
  [1014, 44, -40, "#0F766E"],
  [668, 330, 50, "#B0205C"],
  [1150, 372, 12, "#F97316"],
] as const;
const DOTS = [
  [690, 168, 9, "#2DD4BF"],
  [1104, 154, 9, "#F97316"],
  [704, 404, 8, "#5B4BDB"],
  [1092, 318, 8, "#FBBF24"],
  [842, 50, 7, "#B0205C"],
] as const;
const TREES = [
  [86, 552, 1.5],
  [150, 574, 1.1],
  [520, 545, 1.25],
  [582, 520, 0.95],
  [1136, 486, 1.5],
  [1172, 516, 1.1],
  [1092, 472, 0.9],
] as const;

/** The drawing without text. */
export function shareScene(subject: ShareSubject): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${SKY[subject.kind]}"/>
${rays(RAY[subject.kind])}
${hill(0, "M0 540C120 492 300 520 430 506C600 488 660 430 800 414C960 396 1100 410 1200 440")}
${hill(1, "M0 582C150 540 330 580 470 556C620 530 690 470 820 456C970 440 1110 456 1200 492")}
${hill(2, "M150 640C300 596 480 622 600 580C700 545 760 504 860 494C980 482 1120 500 1200 546")}
${TREES.map(([x, y, scale]) => tree(x, y, scale)).join("")}
<path d="M-20 610C90 570 210 620 320 600S520 560 640 590S800 560 850 530" fill="none" stroke="#B47A08" stroke-width="13" stroke-linecap="round" transform="translate(0 3)"/>
<path d="M-20 610C90 570 210 620 320 600S520 560 640 590S800 560 850 530" fill="none" stroke="#FBBF24" stroke-width="12" stroke-linecap="round"/>
<ellipse cx="${EMBLEM.x}" cy="534" rx="206" ry="52" fill="${SIDE[4]}"/>
<ellipse cx="${EMBLEM.x}" cy="520" rx="206" ry="52" fill="${LAND[4]}"/>
<ellipse cx="${EMBLEM.x}" cy="514" rx="118" ry="26" fill="#06302A" fill-opacity=".28"/>
${CONFETTI.map(([x, y, turn, fill]) => `<rect x="${x}" y="${y}" width="24" height="15" rx="4" fill="${fill}" transform="rotate(${turn} ${x + 12} ${y + 7})"/>`).join("")}
${DOTS.map(([x, y, radius, fill]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join("")}
${subject.kind === "level" ? SHIELD : medal(subject.achievement.icon)}
</svg>`;
}

/** Wedges of light, wider towards the edge. */
function rays(fill: string): string {
  const count = 9;
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI + (Math.PI / count) * (index + 0.5);
    const [from, to] = [angle - 0.085, angle + 0.085].map(
      (at) => `${Math.round(EMBLEM.x + Math.cos(at) * 1300)} ${Math.round(460 + Math.sin(at) * 1300)}`,
    );
    return `M${EMBLEM.x} 460L${from}L${to}Z`;
  });
  return `<path d="${wedges.join("")}" fill="${fill}" fill-opacity=".17"/>`;
}

/** A sheet of paper with its cut edge. */
function hill(height: 0 | 1 | 2, ridge: string): string {
  const sheet = `${ridge}V660H0Z`;
  return `<path d="${sheet}" fill="#FFFFFF" fill-opacity=".45" transform="translate(0 -4)"/><path d="${sheet}" fill="${LAND[height + 1]}"/><path d="${sheet}" fill="${SIDE[height + 1]}" fill-opacity=".18" transform="translate(0 26)"/>`;
}

function tree(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="2" cy="1" rx="11" ry="4" fill="#06302A" fill-opacity=".2"/><rect x="-2" y="-8" width="4" height="9" rx="1.5" fill="#7A5230"/><path d="M0-40L12-20H6L15-6H-15L-6-20H-12Z" fill="#1B7465"/><path d="M0-40L12-20H6L15-6H0Z" fill="#2B9481"/></g>`;
}

const SHIELD = `<g transform="translate(${EMBLEM.x - 171} ${EMBLEM.y - 190}) scale(3.72)">
<path d="M46 8l40 17v32c0 22-16 38-40 46C22 95 6 79 6 57V25z" fill="#4133AD"/>
<path d="M46 2l40 17v32c0 22-16 38-40 46C22 89 6 73 6 51V19z" fill="#5B4BDB"/>
<path d="M46 10l32 13.5v27.5c0 18-13 31-32 37.5C27 82 14 69 14 51V23.5z" fill="none" stroke="#FFFFFF" stroke-opacity=".4" stroke-width="1.8"/>
</g>`;

function medal(icon: string): string {
  return `<g transform="translate(${EMBLEM.x - 184} ${EMBLEM.y - 176}) scale(3.4)">
<path d="M36 72l-14 40 18-6 11 12 9-34zM72 72l14 40-18-6-11 12-9-34z" fill="#C2410C"/>
<circle cx="54" cy="51" r="46" fill="#C98A0B"/>
<circle cx="54" cy="47" r="46" fill="#FBBF24"/>
<circle cx="54" cy="47" r="37" fill="none" stroke="#FFF3C4" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>
<g transform="translate(29.4 22.4) scale(2.05)" fill="none" stroke="#3B2600" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${iconPaths(icon)}</g>
</g>`;
}

const icons = new Map<string, string>();

/** The contents of the achievement's icon file. */
function iconPaths(icon: string): string {
  const known = icons.get(icon);
  if (known !== undefined) return known;
  const file = readFileSync(join(findProjectRoot(), "public/achievements", `${icon}.svg`), "utf8");
  const paths = file.replace(/^[^>]*>/u, "").replace(/<\/svg>\s*$/u, "");
  icons.set(icon, paths);
  return paths;
}

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32"><rect y="2.5" width="32" height="29.5" rx="9.5" fill="#0A524C"/><rect width="32" height="29.5" rx="9.5" fill="#0F766E"/><path d="M22.6 9.2C20.8 7 17.9 6.6 15.3 6.9c-3.4.4-5.6 2.2-5.5 4.6.1 5.4 12.6 2.6 12.6 8.1 0 2.6-2.7 4-6 4-2.6 0-4.9-.9-6.3-2.7" fill="none" stroke="#FFFFFF" stroke-width="3.6" stroke-linecap="round"/><circle cx="23.6" cy="9.4" r="3.7" fill="#FBBF24" stroke="#0F766E" stroke-width="1.6"/></svg>`;
