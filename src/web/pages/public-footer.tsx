import { Link } from "wouter";
import { supportLink } from "#web/platform/instance.ts";
import { t } from "#web/platform/language/text.ts";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";

const LINK =
  "inline-flex items-center rounded-[8px] px-2 py-2.5 pointer-coarse:min-h-11 text-14 font-550 text-text-2 hover:text-text hover:underline underline-offset-4";

export function PublicFooter({ support = supportLink() }: { support?: string }) {
  return (
    <footer className="border-t border-border bg-surface">
      <div className="mx-auto flex min-h-20 w-[min(1200px,100%-32px)] flex-wrap items-center gap-x-4 gap-y-1 py-4 sm:w-[min(1200px,100%-64px)]">
        <Wordmark className="mr-auto text-18" />
        <nav aria-label={t("About")} className="-mx-2 flex flex-wrap gap-x-2">
          <Link href="/privacy" className={LINK}>
            {t("Privacy")}
          </Link>
          <Link href="/terms" className={LINK}>
            {t("Terms")}
          </Link>
          <a href={support} className={LINK}>
            {t("Support")}
          </a>
        </nav>
      </div>
    </footer>
  );
}
