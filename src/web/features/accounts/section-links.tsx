import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { profileHref } from "#web/wiring/profile-address.ts";
import { PROFILE_SECTIONS, type ProfileSection } from "#web/wiring/profile-sections.ts";

interface SectionLinksProps {
  /** The section in sight. */
  current: string;
  /** Parts of other features, which may be missing. */
  shown: Partial<Record<ProfileSection, boolean>>;
  /** A link was followed whose section the address names already. */
  onAgain: (section: ProfileSection) => void;
}

/** Links to the sections, each with its address: a rail at the left, or a row that scrolls. The other tab has its own. */
export function SectionLinks({ current, shown, onAgain }: SectionLinksProps) {
  const links = PROFILE_SECTIONS.filter(({ id }) => id !== "social" && shown[id] !== false);
  return (
    <nav
      aria-label={t("Sections of the profile")}
      className="flex-none border-b border-border stack:w-[200px] stack:overflow-y-auto stack:border-r stack:border-b-0"
    >
      <div className="flex gap-1.5 overflow-x-auto px-5 py-2 [scrollbar-width:none] sm:px-7 stack:flex-col stack:gap-0.5 stack:overflow-visible stack:px-3 stack:py-4">
        {links.map(({ id, label }) => (
          <a
            key={id}
            ref={current === id ? showLink : null}
            href={profileHref(id)}
            aria-current={current === id ? "location" : undefined}
            onClick={() => window.location.hash === profileHref(id) && onAgain(id)}
            className={classNames(
              "inline-flex h-8 flex-none items-center rounded-full px-3 text-[13.5px] font-650 whitespace-nowrap no-underline pointer-coarse:h-11 stack:h-auto stack:min-h-9 stack:rounded-input stack:py-1.5 stack:leading-[1.3] stack:whitespace-normal",
              current === id ? "bg-primary-soft text-on-primary-soft" : "text-text-2 hover:bg-surface-2",
            )}
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** Row and rail scroll: the section in sight may have its link outside. */
function showLink(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}
