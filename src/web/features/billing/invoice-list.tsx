import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type InvoiceView, listInvoices } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { longDate } from "./plan-view.ts";

export function InvoiceList({ timeZone }: { timeZone: string }) {
  return (
    <section className="grid content-start gap-2">
      <h4 className="field-label">{t("Invoices")}</h4>
      <Invoices timeZone={timeZone} />
    </section>
  );
}

function Invoices({ timeZone }: { timeZone: string }) {
  const invoices = useQuery({ ...queryOf(listInvoices), ...READ_ON_MOUNT });
  if (invoices.isPending) {
    return (
      <SkeletonRegion label={t("Loading your invoices")} className="grid gap-2">
        <Skeleton className="h-12 rounded-input" />
        <Skeleton className="h-12 rounded-input" />
      </SkeletonRegion>
    );
  }
  if (!invoices.data) {
    return <LoadFailed what={t("Your invoices could not be read.")} query={invoices} />;
  }
  if (invoices.data.length === 0)
    return <p className="text-14 text-text-2">{t("None yet. Each payment leaves one here.")}</p>;
  return (
    <ul className="relative max-h-72 overflow-y-auto">
      {invoices.data.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} timeZone={timeZone} />
      ))}
    </ul>
  );
}

const STATUS: Record<InvoiceView["status"], { word: string; tone: BadgeTone }> = {
  paid: { word: t("Paid"), tone: "success" },
  open: { word: t("Open"), tone: "warning" },
  void: { word: t("Void"), tone: "neutral" },
};

function InvoiceRow({ invoice, timeZone }: { invoice: InvoiceView; timeZone: string }) {
  const { word, tone } = STATUS[invoice.status];
  const name = invoice.number ?? t("Not numbered yet");
  return (
    <li className="flex items-center gap-3 border-b border-border py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="text-15 font-550 wrap-anywhere">
          {invoice.url ? (
            <a
              href={invoice.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1.5 underline underline-offset-3 pointer-coarse:min-h-11"
            >
              {name}
              <ExternalLink className="size-3.5 flex-none" aria-label={t("opens in a new tab")} />
            </a>
          ) : (
            name
          )}
        </p>
        <p className="text-13 text-text-2">{longDate(invoice.createdAt, timeZone)}</p>
      </div>
      <span className="num text-15 font-650 tabular-nums">{formatMoney(invoice.total, language)}</span>
      <Badge tone={tone}>{word}</Badge>
    </li>
  );
}
