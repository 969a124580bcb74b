import { House } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Camp } from "#web/ui/brand/camp.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { HomeLink } from "../home-link.tsx";

export function NotFoundPage() {
  return (
    <div className="mx-auto flex flex-1 w-[min(480px,100%-32px)] flex-col items-center justify-center pt-12 pb-24 text-center">
      <Camp className="mb-6 h-[112px] w-[190px]" />
      <h1 className="text-32 font-750">{t("404 Page Not Found")}</h1>
      <p className="mt-3 text-pretty text-text-2">
        {t("The trail ends here. Nothing lives at this address.")}
      </p>
      <HomeLink className={`${buttonClass({ variant: "primary" })} mt-6`}>
        <House className="size-[18px]" aria-hidden="true" />
        {t("Home")}
      </HomeLink>
    </div>
  );
}
