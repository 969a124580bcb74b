import type { ReactNode } from "react";
import { Link } from "wouter";
import { isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";

interface HomeLinkProps {
  className?: string;
  children: ReactNode;
}

/** For members home is a screen of this app, for visitors it is a document of its own. */
export function HomeLink({ className, children }: HomeLinkProps) {
  if (isMarkedSignedIn())
    return (
      <Link href="/" className={className}>
        {children}
      </Link>
    );
  return (
    <a href="/" className={className}>
      {children}
    </a>
  );
}
