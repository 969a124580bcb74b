import { t } from "#web/platform/language/text.ts";
import { Card, CardHead } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** In place of the money until it is known, as high and in its shape. */
export function PlainMoneyCard() {
  return (
    <Card as="section" className="flex min-h-[172px] flex-col">
      <CardHead title={t("Money")} />
      <span className="mt-3 grid gap-3" aria-hidden="true">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-2.5 w-full rounded-full" />
      </span>
      <span className="mt-auto flex items-center justify-between pt-3 pb-[3px]" aria-hidden="true">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-9 w-21 rounded-input" />
      </span>
    </Card>
  );
}
