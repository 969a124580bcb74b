import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { founder, quest } from "#web/testing/quests.ts";
import { stubServer } from "#web/testing/stub-server.ts";
import { addQuest } from "./add-quest.ts";

const QUEUE = { begin: () => undefined, end: () => undefined, keep: () => true };

test.each([
  ["an answer that cannot be read, because the server may have the quest", { text: "<html>" }, true],
  ["a refusal, because the server has nothing", { status: 400, json: { error: "invalid_input" } }, undefined],
])("after %s, words typed anew: isRevised is told accordingly", async (_why, answer, isRevised) => {
  const id = crypto.randomUUID();
  const asked = stubServer({ "POST /api/tasks": [answer, { json: quest(9, 0) }] });
  const deps = { client: new QueryClient(), user: founder, today: calendarDay("2026-11-18"), queue: QUEUE };
  await expect(addQuest(deps, "Order 20 jars", id)).rejects.toThrow();
  await addQuest(deps, "Order 30 jars", id);
  const [, again] = asked.filter(({ method }) => method === "POST");
  const body = again?.body as { isRevised?: boolean } | undefined;
  expect(body).toMatchObject({ id, title: "Order 30 jars" });
  expect(body?.isRevised).toBe(isRevised);
});
