import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { Card, CardHead } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** In place of the next milestone until that is known, and as high. */
export function PlainPathCard() {
  return (
    <Card as="section" padding="none" className="grid min-h-[328px] grid-rows-[1fr_auto] overflow-hidden">
      <div className="border-b border-border bg-sky" />
      <div className="h-[184px] px-4.5 pt-3.5">
        <CardHead
          title={t("Your path")}
          aside={
            <Link href="/path" className="text-on-primary-soft pointer-coarse:min-h-11">
              {t("Open the map")}
            </Link>
          }
        />
        <Skeleton className="mt-2.5 h-5.5 w-3/4" />
        <Skeleton className="mt-3.5 h-2 w-full rounded-full" />
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-1.5 h-4 w-2/3" />
      </div>
    </Card>
  );
}
