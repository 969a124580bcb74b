import type { ShareSubject } from "#domain/sharing/share-subject.ts";
import { type Html, html } from "#server/platform/http/pages/html.ts";

/** The artwork above the card: rays, a summit and the award. Its colours follow the theme. */
export function sharePageArt(subject: ShareSubject): Html {
  return html`<svg class="share-art share-art-${subject.kind}" viewBox="0 0 420 240" aria-hidden="true">
<path class="share-rays" d="M210 300L20-20M210 300L130-40M210 300V-40M210 300l80-340M210 300L400-20M210 300L-60 90M210 300L480 90" fill="none" stroke-opacity=".16" stroke-width="26"/>
<path d="M-10 240c10-50 80-70 220-70s210 20 220 70z" fill="var(--land-2)"/>
<path d="M58 240c6-44 60-58 152-58s146 14 152 58z" fill="var(--land-3)"/>
<ellipse cx="210" cy="204" rx="112" ry="26" fill="var(--land-4)"/>
<ellipse cx="210" cy="201" rx="62" ry="13" fill="#06302A" opacity=".25"/>
<g><rect x="70" y="70" width="12" height="8" rx="2" fill="#F97316" transform="rotate(24 76 74)"/>
<rect x="118" y="34" width="12" height="8" rx="2" fill="#0F766E" transform="rotate(-30 124 38)"/>
<rect x="300" y="40" width="12" height="8" rx="2" fill="#FBBF24" transform="rotate(40 306 44)"/>
<rect x="346" y="96" width="12" height="8" rx="2" fill="#B0205C" transform="rotate(-18 352 100)"/>
<rect x="368" y="48" width="12" height="8" rx="2" fill="#F97316" transform="rotate(-40 374 52)"/>
<circle cx="96" cy="128" r="5" fill="#FBBF24"/><circle cx="322" cy="142" r="5" fill="#2DD4BF"/><circle cx="50" cy="122" r="4" fill="#5B4BDB"/></g>
${subject.kind === "level" ? shield(subject.level) : medal(subject.achievement.icon)}
</svg>`;
}

function shield(level: number): Html {
  const size = level > 999 ? 36 : level > 99 ? 46 : level > 9 ? 62 : 78;
  return html`<g transform="translate(0 -14)">
<path d="M210 66l58 25v48c0 34-24 57-58 69-34-12-58-35-58-69V91z" fill="var(--level-edge)"/>
<path d="M210 58l58 25v48c0 34-24 57-58 69-34-12-58-35-58-69V83z" fill="var(--level)"/>
<path d="M210 70l47 20v41c0 28-19 46-47 56-28-10-47-28-47-56V90z" fill="none" stroke="#FFFFFF" stroke-opacity=".4" stroke-width="2.5"/>
<text class="share-level" x="210" y="128" font-size="${size}">${level}</text>
</g>`;
}

function medal(icon: string): Html {
  return html`<g transform="translate(137 26) scale(1.36)">
<path d="M36 72l-14 40 18-6 11 12 9-34zM72 72l14 40-18-6-11 12-9-34z" fill="#C2410C"/>
<circle cx="54" cy="51" r="46" fill="#C98A0B"/>
<circle cx="54" cy="47" r="46" fill="#FBBF24"/>
<circle cx="54" cy="47" r="37" fill="none" stroke="#FFF3C4" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>
<image href="/achievements/${icon}.svg" x="31" y="24" width="46" height="46"/>
</g>`;
}
