import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { AdminUserView } from "#contracts/admin/admin.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";

export const REFUSED = {
  status: 500,
  json: { error: "internal", message: "Something broke.", requestId: "r" },
};

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const person = (number: number, more: Partial<AdminUserView> = {}): AdminUserView => ({
  id: uuid(number),
  username: `Person ${number}`,
  email: `person${number}@example.com`,
  role: "member",
  level: 2,
  totalXP: 250,
  businessType: "Marketing Agency",
  trialExpiresAt: null,
  subscriptionStatus: "trial",
  profileImageUrl: null,
  legacyAccess: false,
  createdAt: "2026-11-01T12:00:00.000Z",
  closedAt: null,
  closedBy: null,
  isDemo: false,
  ...more,
});

export const me = { ...maya, id: uuid(1), role: "admin" as const };

/** Renders a part of the panel for a signed-in admin. */
export function open(part: ReactElement, answers: Answers) {
  stubSignedInCookie();
  const asked = stubServer({ "GET /api/auth/user": { json: me }, ...answers });
  const client = withoutRetry(createAppQueries());
  client.setQueryData(SESSION_KEY, me);
  renderWithQueries(part, client);
  const sent = (method: string) =>
    asked.filter((call) => call.method === method && call.path !== SESSION_KEY[0]);
  return { asked, sent, client, hands: userEvent.setup() };
}
