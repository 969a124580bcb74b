import type { SharePlatform } from "#domain/sharing/sharing.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ShareButton } from "./share-button.tsx";
import type { ShareState } from "./use-shares.ts";

/** X and Twitter are one network: the specification calls it by either name, and so does its button. */
const X_LABEL = "X (Twitter)";
const LABELS: Record<SharePlatform, string> = {
  share: t("Share"),
  copy: t("Copy link"),
  x: X_LABEL,
  twitter: X_LABEL,
  facebook: "Facebook",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  sms: "SMS",
};

interface ShareRowProps {
  legend: string;
  platforms: readonly SharePlatform[];
  states: Partial<Record<SharePlatform, ShareState>>;
  onShare: (platform: SharePlatform, near: HTMLElement) => void;
  /** Other words on a button, such as what the device's button does here. */
  labels?: Partial<Record<SharePlatform, string>>;
  /** And the sign that goes with them: that of another platform. */
  signs?: Partial<Record<SharePlatform, SharePlatform>>;
  /** Icons only; the words become their names. */
  isSmall?: boolean;
}

/** The one row of buttons by which anything is shared. */
export function ShareRow({
  legend,
  platforms,
  states,
  onShare,
  labels,
  signs,
  isSmall = false,
}: ShareRowProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      <div
        className={classNames(
          isSmall ? "flex flex-wrap gap-1" : "grid gap-2 sm:gap-2.5",
          !isSmall && columnsFor(platforms.length),
        )}
      >
        {platforms.map((platform) => (
          <ShareButton
            key={platform}
            sign={signs?.[platform] ?? platform}
            label={labels?.[platform] ?? LABELS[platform]}
            isSmall={isSmall}
            share={states[platform]}
            onShare={(near) => onShare(platform, near)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Rows of the same length, where the number allows it. */
function columnsFor(count: number): string {
  if (count === 4) return "grid-cols-2 sm:grid-cols-4";
  return count % 3 === 0 ? "grid-cols-3" : "grid-cols-[repeat(auto-fit,minmax(76px,1fr))]";
}
