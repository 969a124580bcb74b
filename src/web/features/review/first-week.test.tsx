import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { founder, NOW } from "#web/testing/quests.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { stubServer } from "#web/testing/stub-server.ts";
import { FirstWeek } from "./first-week.tsx";

test.each([
  ["the last day with time", founder, "Saturday"],
  ["without a schedule Friday", { ...founder, weeklySchedule: null }, "Friday"],
])("in the first week it names the day the review opens: %s", (_, user, day) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  stubServer({ "GET /api/auth/user": { json: user } });
  const client = createQueryClient();
  client.setQueryData(SESSION_KEY, user);
  renderWithQueries(<FirstWeek />, client);
  expect(screen.getByText(new RegExp(`^Your review opens on ${day}, `, "u"))).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("link", { name: "To today's quest" }).getAttribute("href")).toBe("/");
});
