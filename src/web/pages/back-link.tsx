import { ArrowLeft } from "lucide-react";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { HomeLink } from "./home-link.tsx";

export function BackLink({ children }: { children: string }) {
  return (
    <HomeLink className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3`}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      {children}
    </HomeLink>
  );
}
