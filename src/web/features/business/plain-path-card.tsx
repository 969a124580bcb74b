import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { HillScene } from "#web/ui/brand/hill-scene.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";

/** In place of the next milestone until that is known, and as high. */
export function PlainPathCard() {
  return (
    <Card as="section" padding="none" className="grid min-h-[328px] grid-rows-[1fr_auto] overflow-hidden">
      <div className="relative overflow-hidden border-b border-border bg-sky">
        <HillScene className="absolute top-1 left-1/2 w-[240px] -translate-x-1/2 overflow-visible" />
      </div>
      <CardHead
        title={t("Your path")}
        aside={
          <Link href="/path" className="text-on-primary-soft pointer-coarse:min-h-11">
            {t("Open the map")}
          </Link>
        }
        className="h-[184px] content-start px-4.5 pt-3.5"
      />
    </Card>
  );
}
