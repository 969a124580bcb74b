import type { ReactNode } from "react";
import { signInAddress } from "#web/platform/session/start-sign-in.ts";
import { ButtonLink, type ButtonLinkProps } from "#web/ui/controls/button.tsx";

interface CallToActionProps extends Pick<ButtonLinkProps, "variant" | "size" | "className"> {
  /** Position on the page, for analytics. */
  location: "hero" | "secondary" | "header";
  words: string;
  children?: ReactNode;
}

/** A plain link, so that it works without script; the script only tracks it. */
export function CallToAction({ location, words, children, ...look }: CallToActionProps) {
  return (
    <ButtonLink
      {...look}
      href={signInAddress("/")}
      rel="nofollow"
      data-call={location}
      data-words={words}
      data-track=""
    >
      {words}
      {children}
    </ButtonLink>
  );
}
