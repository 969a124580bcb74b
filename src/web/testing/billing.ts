import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createElement, Fragment, type ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import type { SubscriptionView } from "#contracts/billing.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { maya } from "#web/testing/maya.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { PlanHost } from "../features/billing/plan-host.tsx";

/** The tests' current time; the plans below have dates relative to it. */
const NOW = "2026-11-12T12:00:00.000Z";

/** A paid month; tests override what differs. */
const PAID: SubscriptionView = {
  status: "subscribed",
  isTrialExpired: false,
  legacyAccess: false,
  daysLeft: 0,
  hasAccess: true,
  trialExpiresAt: "2026-11-30T12:00:00.000Z",
  isPaid: true,
  paidUntil: "2026-12-15T12:00:00.000Z",
  cancelsAtEnd: false,
  isPaymentFailed: false,
  price: { amount: 2_000, currency: "usd" },
  cardForm: { kind: "sandbox" },
};
const UNPAID = { ...PAID, isPaid: false, paidUntil: null };

export const PLANS = {
  paid: PAID,
  cancelled: { ...PAID, cancelsAtEnd: true },
  failed: { ...PAID, isPaymentFailed: true },
  granted: { ...UNPAID, trialExpiresAt: null },
  legacy: { ...UNPAID, status: "legacy", legacyAccess: true, trialExpiresAt: null },
  none: { ...UNPAID, status: "unsubscribed", hasAccess: false, trialExpiresAt: null },
  trial: { ...UNPAID, status: "trial", daysLeft: 18 },
  expired: {
    ...UNPAID,
    status: "trial",
    isTrialExpired: true,
    hasAccess: false,
    trialExpiresAt: "2026-11-10T12:00:00.000Z",
  },
  expiredUnpayable: {
    ...UNPAID,
    status: "trial",
    isTrialExpired: true,
    hasAccess: false,
    trialExpiresAt: "2026-11-10T12:00:00.000Z",
    cardForm: { kind: "off" },
  },
  lapsed: {
    ...PAID,
    status: "trial",
    isTrialExpired: true,
    hasAccess: false,
    isPaid: false,
    paidUntil: "2026-11-11T12:00:00.000Z",
  },
} satisfies Record<string, SubscriptionView>;

/** For tests: renders a part of the page and the plan dialog, with a stubbed server. */
export function renderWithPlan(child: ReactNode, plan: SubscriptionView, answers: Answers = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onTestFinished(() => void vi.useRealTimers());
  sessionStorage.clear();
  forgetToasts();
  const asked = stubServer({ "GET /api/subscription/status": { json: plan }, ...answers });
  const client = createAppQueries();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const host = createElement(PlanHost, { user: maya });
  render(createElement(QueryClientProvider, { client }, createElement(Fragment, null, child, host)));
  return { asked, client, person: userEvent.setup() };
}
