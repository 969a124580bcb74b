import { classNames } from "#web/ui/class-names.ts";

/** The achievement's icon in the current text colour. */
export function AchievementIcon({ iconUrl, className }: { iconUrl: string; className: string }) {
  return (
    <span
      className={classNames("block flex-none bg-current", className)}
      // Used as a mask, since an image file cannot take the theme's colour.
      style={{ mask: `url("${iconUrl}") center / contain no-repeat` }}
      aria-hidden="true"
    />
  );
}
