import { ArrowRight, Moon, Sun } from "lucide-react";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { calls } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { CallToAction } from "./call-to-action.tsx";

const SECTIONS = [
  { href: "#steps", name: "Steps" },
  { href: "#mentor", name: "AI mentor" },
  { href: "#stories", name: "Stories", isSample: true },
  { href: "#pricing", name: "Pricing" },
  { href: "#questions", name: "Questions" },
];

/** Fixed header. The script marks it once the page is scrolled past 100 px. */
export function LandingHeader({ hasSamples }: { hasSamples: boolean }) {
  return (
    <header
      data-header
      className="fixed inset-x-0 top-0 z-20 border-b border-transparent bg-bg/85 backdrop-blur-md transition-colors [&.scrolled]:border-border [&.scrolled]:bg-surface"
    >
      <div className={`flex h-15 items-center gap-2 sm:h-18 ${WRAP}`}>
        <a href="/" className="mr-auto flex items-center rounded-[10px] pointer-coarse:min-h-11">
          <Wordmark className="text-[19px] sm:text-[23px]" />
        </a>
        <nav aria-label="Sections" className="mr-2 flex gap-1 max-stack:hidden">
          {SECTIONS.filter(({ isSample }) => hasSamples || !isSample).map(({ href, name }) => (
            <a
              key={href}
              href={href}
              className="flex items-center rounded-[10px] px-3.5 py-2.5 text-15 leading-none font-550 text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:min-h-11"
            >
              {name}
            </a>
          ))}
        </nav>
        <Button variant="ghost" icon hidden data-theme-toggle aria-label="Switch to dark theme">
          <Moon className="size-5 dark:hidden" aria-hidden="true" />
          <Sun className="hidden size-5 dark:block" aria-hidden="true" />
        </Button>
        <CallToAction location="header" words={calls.launch} variant="primary" className="max-sm:px-3.5">
          <ArrowRight className="size-[18px] max-sm:hidden" aria-hidden="true" />
        </CallToAction>
      </div>
    </header>
  );
}
