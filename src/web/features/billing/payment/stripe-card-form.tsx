import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import type { CardFormProps } from "./card-form.ts";
import { loadProvider } from "./load-stripe.ts";
import { StripeCardFields } from "./stripe-card-fields.tsx";

interface StripeCardFormProps extends CardFormProps {
  publishableKey: string;
}

/** The provider's fields in its own frame: card data never reaches this page. */
export function StripeCardForm({ publishableKey, ...form }: StripeCardFormProps) {
  const provider = useQuery({
    queryKey: ["payment-provider", publishableKey],
    queryFn: () => loadProvider(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: true,
  });
  if (provider.isError) {
    return (
      <LoadFailed
        what={t("The card form could not be loaded. Nothing was charged.")}
        query={provider}
        className="rounded-input bg-surface-2 p-3.5"
      />
    );
  }
  if (!provider.data) {
    return (
      <SkeletonRegion label={t("Loading the card form")} className="grid gap-5">
        <Skeleton className="h-[46px] rounded-[12px]" />
        <Skeleton className="h-14 rounded-[16px]" />
      </SkeletonRegion>
    );
  }
  return (
    <Elements stripe={provider.data}>
      <StripeCardFields {...form} />
    </Elements>
  );
}
