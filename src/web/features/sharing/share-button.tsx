import { Check, TriangleAlert } from "lucide-react";
import type { SharePlatform } from "#domain/sharing/sharing.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PlatformSign } from "./platform-sign.tsx";
import type { ShareState } from "./use-shares.ts";

interface ShareButtonProps {
  /** Whose sign it bears. */
  sign: SharePlatform;
  /** Text below the icon. */
  label: string;
  /** Icon only; the label becomes its accessible name. */
  isSmall?: boolean;
  share: ShareState | undefined;
  onShare: (near: HTMLElement) => void;
}

const STATE_WORDS = { sharing: t("sharing"), shared: t("shared"), failed: t("failed") } as const;

export function ShareButton({ sign, label, isSmall = false, share, onShare }: ShareButtonProps) {
  const state = share?.state;
  const size = isSmall ? "size-[18px]" : "size-5";
  return (
    <Button
      icon={isSmall}
      loading={state === "sharing"}
      onClick={({ currentTarget }) => onShare(currentTarget)}
      className={isSmall ? undefined : "h-15! min-w-0 px-0! text-[12.5px]!"}
    >
      <span className={classNames("flex min-w-0 flex-col items-center", isSmall ? "" : "gap-1.5")}>
        {state === "shared" ? (
          <Check className={`${size} text-success`} aria-hidden="true" />
        ) : state === "failed" ? (
          <TriangleAlert className={`${size} text-danger`} aria-hidden="true" />
        ) : (
          <PlatformSign platform={sign} className={size} />
        )}
        <span className={isSmall ? "sr-only" : "leading-none"}>{label}</span>
      </span>
      {state ? <span className="sr-only">, {STATE_WORDS[state]}</span> : null}
    </Button>
  );
}
