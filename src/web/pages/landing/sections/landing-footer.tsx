import { SUPPORT_EMAIL_MARK } from "#contracts/pages/page-marks.ts";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { WRAP } from "../page-frame.ts";

const LINKS = [
  { href: "/privacy", name: "Privacy" },
  { href: "/terms", name: "Terms" },
  { href: `mailto:${SUPPORT_EMAIL_MARK}`, name: "Support" },
];

export function LandingFooter() {
  return (
    <footer className="mt-24 border-t border-border bg-surface stack:mt-30">
      <div className={`flex min-h-26 flex-wrap items-center gap-x-4 gap-y-1 py-5 ${WRAP}`}>
        <Wordmark className="mr-auto text-[20px]" />
        <nav aria-label="About" className="-mx-2 flex flex-wrap gap-x-2 sm:gap-x-4">
          {LINKS.map(({ href, name }) => (
            <a
              key={href}
              href={href}
              className="inline-flex items-center rounded-[8px] px-2 py-2.5 text-15 font-medium text-text-2 underline-offset-4 hover:text-text hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
