import { buttonClass } from "#web/ui/controls/button.tsx";
import { ArrowLeftIcon } from "#web/ui/first-icons.tsx";
import { HomeLink } from "./home-link.tsx";

export function BackLink({ children }: { children: string }) {
  return (
    <HomeLink className={`${buttonClass({ variant: "ghost", size: "sm" })} -ml-3`}>
      <ArrowLeftIcon className="size-4" />
      {children}
    </HomeLink>
  );
}
