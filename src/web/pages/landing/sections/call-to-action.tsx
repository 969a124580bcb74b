import type { ReactNode } from "react";
import { signInAddress } from "#web/platform/session/start-sign-in.ts";
import { ButtonLink, type ButtonLinkProps } from "#web/ui/controls/button.tsx";

interface CallToActionProps extends Pick<ButtonLinkProps, "variant" | "size" | "className"> {
  /** Where on the page it stands, for the figures about visits. */
  location: "hero" | "secondary" | "header";
  words: string;
  children?: ReactNode;
}

/** A plain link, so that it leads to the sign-in also before and without any script, which only counts it. */
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
