import { t } from "#web/platform/language/text.ts";
import { Card, CardHead } from "#web/ui/card.tsx";

/** In place of the money until it is known, and as high. */
export function PlainMoneyCard() {
  return (
    <Card as="section" className="min-h-[172px]">
      <CardHead title={t("Money")} />
    </Card>
  );
}
