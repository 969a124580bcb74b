import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";

export function BackLink({ href = "/", children }: { href?: string; children: string }) {
  return (
    <Link href={href} className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3`}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </Link>
  );
}
