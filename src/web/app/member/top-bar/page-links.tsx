import { Flag, type LucideIcon, Mountain, NotebookPen } from "lucide-react";
import { Link, useLocation } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";

interface PageLink {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Other addresses of the same page. */
  readonly also?: readonly string[];
}

/** A member's pages, in the bar and in the tabs of phones. */
export const PAGE_LINKS: readonly PageLink[] = [
  { path: "/", label: t("Today"), Icon: Flag, also: ["/app"] },
  { path: "/path", label: t("Path"), Icon: Mountain },
  { path: "/review", label: t("Review"), Icon: NotebookPen },
];

export function useIsShown() {
  const [path] = useLocation();
  return ({ path: own, also = [] }: PageLink) => path === own || also.includes(path);
}

/** In the bar of all but phones. On a small tablet the review is in the palette. */
export function PageLinks() {
  const isShown = useIsShown();
  return (
    <nav aria-label={t("Pages")} className="ml-2 flex flex-none gap-1 max-lg:gap-0 min-[1216px]:ml-3">
      {PAGE_LINKS.map((link) => (
        <Link
          key={link.path}
          href={link.path}
          aria-current={isShown(link) ? "page" : undefined}
          className={classNames(
            "inline-flex h-11 items-center gap-2 rounded-input px-3 text-15 font-650 max-lg:px-2 max-[720px]:px-1.5",
            link.path === "/review" && "max-md:hidden",
            isShown(link)
              ? "bg-primary-soft text-on-primary-soft"
              : "text-text-2 hover:bg-surface-2 hover:text-text",
          )}
        >
          <link.Icon className="size-[18px] max-[1152px]:hidden" aria-hidden="true" />
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
