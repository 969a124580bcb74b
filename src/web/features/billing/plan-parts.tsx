import { Check, Info } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";

export function TestModeBadge() {
  return (
    <Badge tone="warning" icon={<Info aria-hidden="true" />} title={t("No money moves: test cards only")}>
      {t("Test mode")}
    </Badge>
  );
}

export function PriceLine({ price, per }: { price: string; per: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <b className="num text-[46px] leading-none font-extrabold tracking-[-.03em]">{price}</b>
      <span className="text-15 text-text-2">{per}</span>
    </p>
  );
}

/** What a plan includes. */
export function Included({ extra }: { extra?: string }) {
  const lines = [
    t("New quests fitted to your week"),
    t("Your mentor, for every question about the business"),
  ];
  return (
    <ul className="grid gap-[11px] text-15 leading-[1.35] font-medium">
      {(extra ? [...lines, extra] : lines).map((line) => (
        <li key={line} className="flex gap-[11px]">
          <Check className="mt-px size-[18px] flex-none stroke-[2.6] text-success" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

export function AlwaysYours() {
  return (
    <p className="mt-3.5 text-center text-13 leading-[1.45] text-pretty text-text-2">
      {t(
        "Seeing, completing and creating your own quests, exporting and feedback always work without a plan.",
      )}
    </p>
  );
}

/** Why the dialog opened: a call that needs a plan. */
export function Reason({ children }: { children: string }) {
  return (
    <p className="mb-5 rounded-input bg-info-soft px-3.5 py-2.5 text-14 font-550 text-pretty text-info">
      {children}
    </p>
  );
}
