import type { ReactNode } from "react";
import { Link } from "wouter";
import { isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";

interface HomeLinkProps {
  className?: string;
  children: ReactNode;
}

/** Home is a screen of this app for members, and a separate document for visitors. */
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
