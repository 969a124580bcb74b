import "./linked-dashboard-parts.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import type { QuestView } from "#contracts/quests.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { UsedToolsProvider } from "#web/features/toolbox/used-tools.tsx";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { forgetDrafts } from "#web/platform/storage/drafts.ts";
import { PLANS } from "#web/testing/billing.ts";
import { candlePath, candles } from "#web/testing/business.ts";
import { founder, NOW } from "#web/testing/quests.ts";
import { NO_REMINDERS } from "#web/testing/reminders.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { MemberMentor } from "../app/member/member-mentor.tsx";
import { DashboardPage } from "../pages/dashboard/dashboard-page.tsx";

/** Answers to the page's own requests, for a person without quests. */
export const EMPTY_DASHBOARD: Answers = {
  "GET /api/tasks/summary": {
    json: {
      completed: 0,
      active: 0,
      completedThisWeek: 0,
      activeThisWeek: 0,
      averageXp: 0,
      completionRate: 0,
      xpLeft: { own: 500, mentor: 200 },
    },
  },
  "GET /api/business": { json: candles },
  "GET /api/concerns": { json: { isDue: false, concerns: [] } },
  "GET /api/path": { json: candlePath },
  "GET /api/achievements": { json: [] },
  "GET /api/achievements?include=all": { json: [] },
  "GET /api/skill-paths": { json: [] },
  "POST /api/tasks/prepare": { json: { created: 0 } },
  "GET /api/rag/conversation": { json: { exchanges: [] } },
  "GET /api/rag/mentor": { json: { models: [], starters: [] } },
  "GET /api/reminders": { json: NO_REMINDERS },
  "GET /api/subscription/status": { json: PLANS.granted },
  "GET /api/tasks": { json: [] },
  "GET /api/progress/streak": {
    json: { days: 0, restTokens: 2, restedYesterday: false, repairRestores: null },
  },
};

interface Dashboard {
  quests: QuestView[];
  user?: UserView;
  answers?: Answers;
}

/** For tests: renders the page on a Thursday noon. Only Date is frozen; timers run. */
export function renderDashboard({ quests, user = founder, answers = {} }: Dashboard) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  forgetToasts();
  forgetDrafts();
  localStorage.clear();
  stubSignedInCookie();
  const tools = quests.map(({ id }) => [`POST /api/tasks/${id}/tools`, { status: 204 }]);
  const asked = stubServer({
    "GET /api/auth/user": { json: founder },
    ...EMPTY_DASHBOARD,
    ...Object.fromEntries(tools),
    "GET /api/tasks": { json: quests },
    ...answers,
  });
  const client = createAppQueries();
  client.setQueryData(SESSION_KEY, user);
  renderWithQueries(
    <UsedToolsProvider userId={user.id}>
      <DashboardPage />
      <MemberMentor user={user} />
    </UsedToolsProvider>,
    client,
  );
  return { asked, client, person: userEvent.setup() };
}

export function card(title: string): Promise<HTMLElement> {
  return screen.findByRole("article", { name: title });
}

/** Delays the answers to one method until released; the call itself is recorded at once. */
export function delayAnswers(method: string): { release: () => void } {
  const answer = globalThis.fetch;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const response = await answer(path, init);
    if ((init.method ?? "GET") === method) await gate;
    return response;
  });
  return { release };
}
