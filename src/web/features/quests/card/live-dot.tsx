import { classNames } from "#web/ui/class-names.ts";

/** Beats while the time of a started quest is counted. */
export function LiveDot({ isCounting }: { isCounting: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mx-1 size-[9px] flex-none rounded-full",
        isCounting
          ? "moves animate-pulse-dot bg-primary shadow-[0_0_0_4px_color-mix(in_srgb,var(--primary)_22%,transparent)]"
          : "bg-control",
      )}
    />
  );
}
