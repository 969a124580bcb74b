import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { dropDraft, forgetDrafts, keepDraft } from "#web/platform/storage/drafts.ts";
import { stubServer } from "#web/testing/stub-server.ts";
import { toastHistory } from "#web/ui/toast/toast-store.ts";
import {
  beginEntry,
  endEntry,
  leaveEntry,
  readUnsentEntries,
  readWaitingEntries,
  refusedEntries,
  sendEntries,
  type UnsentEntry,
} from "./unsent-entries.ts";

// As another person's sign-in does: nothing of the test before is left.
beforeEach(() => forgetDrafts("nobody"));

const entry = (number: number, questId: string | null = null): UnsentEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  kind: "income",
  amount: 3_800,
  currency: "eur",
  what: `Gift set ${number}`,
  day: "2026-11-12" as CalendarDay,
  questId,
});
const answer = (made: UnsentEntry) => ({
  json: { entry: { ...made, questTitle: null }, isFirstSale: false },
});
const wait = (made: UnsentEntry) => {
  beginEntry("maya", made);
  leaveEntry(made);
};
const refusal = (error: string) => ({ error, message: "No.", requestId: "r" });

test("an entry is kept before it is sent, waits without an answer, and is sent once", async () => {
  beginEntry("maya", entry(1));
  expect([readUnsentEntries("maya").length, readWaitingEntries("maya").length]).toEqual([1, 0]);
  leaveEntry(entry(1));
  const asked = stubServer({ "POST /api/money/entries": [{ offline: true }, answer(entry(1))] });
  await sendEntries(createQueryClient(), "maya");
  expect(readWaitingEntries("maya")).toEqual([entry(1)]);
  await sendEntries(createQueryClient(), "maya");
  expect(readUnsentEntries("maya")).toEqual([]);
  expect(asked.map(({ body }) => body)).toEqual([entry(1), entry(1)]);
});

test("if its quest is gone meanwhile, the money is entered without it, and that is said", async () => {
  const quest = "00000000-0000-4000-8000-00000000abcd";
  wait(entry(2, quest));
  const asked = stubServer({
    "POST /api/money/entries": [{ status: 404, json: refusal("not_found") }, answer(entry(2))],
  });
  await sendEntries(createQueryClient(), "maya");
  expect(asked.at(-1)?.body).toMatchObject({ id: entry(2).id, questId: null });
  expect(toastHistory()[0]?.title).toBe("Entered without its quest");
});

test("an entry waits behind its own quest that is not made yet, and others do not wait for it", async () => {
  const quest = "00000000-0000-4000-8000-00000000abcd";
  onTestFinished(() => dropDraft("maya", "unsent-quests"));
  keepDraft("maya", "unsent-quests", [{ kind: "create", quest: { id: quest } }]);
  wait(entry(5, quest));
  wait(entry(6));
  const asked = stubServer({ "POST /api/money/entries": [answer(entry(6)), answer(entry(5, quest))] });
  await sendEntries(createQueryClient(), "maya");
  expect(readWaitingEntries("maya")).toEqual([entry(5, quest)]);
  dropDraft("maya", "unsent-quests");
  await sendEntries(createQueryClient(), "maya");
  expect(asked.map(({ body }) => body)).toEqual([entry(6), entry(5, quest)]);
});

test("what the server refuses is kept apart with its day and quest, and the next is sent", async () => {
  const quest = "00000000-0000-4000-8000-00000000abcd";
  wait(entry(3, quest));
  wait(entry(4));
  stubServer({
    "POST /api/money/entries": [{ status: 400, json: refusal("invalid_input") }, answer(entry(4))],
  });
  await sendEntries(createQueryClient(), "maya");
  expect(toastHistory()[0]?.title).toBe("Money not entered");
  const kept = { id: entry(3).id, item: entry(3, quest), problem: "No." };
  expect(refusedEntries.read("maya")).toEqual([kept]);
  expect(refusedEntries.read("tom")).toEqual([]);
  expect(readUnsentEntries("maya")).toEqual([]);
});

test("if no more refused entries are kept, the next one goes on waiting", async () => {
  for (let number = 1; number <= 50; number += 1)
    refusedEntries.add("maya", { id: `r${number}`, item: entry(number), problem: "No." });
  wait(entry(51));
  stubServer({ "POST /api/money/entries": { status: 400, json: refusal("invalid_input") } });
  await sendEntries(createQueryClient(), "maya");
  expect(refusedEntries.read("maya")).toHaveLength(50);
  expect(readWaitingEntries("maya")).toEqual([entry(51)]);
});

test("at most 50 wait, and storage that somebody changed is ignored", () => {
  for (let number = 1; number <= 50; number += 1) wait(entry(number));
  expect(beginEntry("maya", entry(51))).toBe(false);
  expect(readUnsentEntries("tom")).toEqual([]);
  endEntry("maya", entry(50));
  expect(readUnsentEntries("maya")).toHaveLength(49);
  keepDraft("maya", "unsent-money", [{ ...entry(1), amount: -1 }, "x", entry(2)]);
  expect(readUnsentEntries("maya")).toEqual([entry(2)]);
});
