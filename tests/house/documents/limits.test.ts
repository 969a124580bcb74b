import { expect, test } from "vitest";
import { BULK_LIMIT, EXPORT_LIMIT } from "#contracts/admin/admin.ts";
import { IMPORT_MAX_BYTES } from "#contracts/export/import.ts";
import { DEVICES_MAX } from "#contracts/reminders/reminders.ts";
import { SEARCH_MAX_LENGTH } from "#contracts/search.ts";
import { ACTIVITY_KEPT_MS, ACTIVITY_SHOWN } from "#domain/activity/activity.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import { MAX_ACTIVE_GENERATED, MAX_ACTIVE_OWN, MAX_GENERATIONS_IN_24_HOURS } from "#domain/quests/quest.ts";
import { SEARCH_SHOWN } from "#domain/search/rank-found.ts";
import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import { MAX_PAID_SHARES_A_DAY } from "#domain/sharing/sharing.ts";
import { TOKENS_MAX } from "#domain/tokens/tokens.ts";
import { DELIVERIES_WAITING_MAX, WEBHOOKS_MAX } from "#domain/webhooks/webhooks.ts";
import { CAP_WINDOW_MS, XP_CAPS } from "#domain/xp/quest-pay.ts";
import { NEW_A_DAY } from "#server/features/analytics/ingest/name-dictionary.ts";
import { SEARCH_LOOKED_AT } from "#server/features/search/search.repository.ts";
import { POOL_SIZE, REQUEST_TIMEOUTS, SLOW } from "#server/platform/db/pool.ts";
import {
  ADDRESS_LIMITS,
  PERSON_LIMITS,
  SESSION_LIMITS,
  STALLED_MS,
  VISITOR_LIMITS,
} from "#server/platform/http/queue/fair-queue.ts";
import { type LineLimits, WAIT_AT_MOST_MS } from "#server/platform/http/queue/waiting-line.ts";
import { RATE_LIMITS } from "#server/platform/http/rate-limits.ts";
import { REQUEST_LIMITS } from "#server/platform/http/web-server.ts";
import { PICTURE_MAX_BYTES } from "#server/platform/identity/fetch-picture.ts";
import { FRAMES_A_WINDOW } from "#server/platform/live/live-client.ts";
import { PING_EVERY_MS } from "#server/platform/live/live-hub.ts";
import { MAX_A_PERSON, MAX_MESSAGE_BYTES } from "#server/platform/live/live-route.ts";
import { DEFAULT_LIMITS } from "#server/platform/llm/limits.ts";
import { readDocument, readTable } from "./read-documents.ts";

const number = (value: number) => value.toLocaleString("en");
const kilobytes = (bytes: number) => `${number(bytes / 1_024)} kB`;
const seconds = (ms: number) => `${number(ms / 1_000)} s`;
const hours = (ms: number) => `${number(ms / MS_PER_HOUR)} hours`;
const PERIODS: Record<number, string> = { 60: "a minute", 600: "in 10 minutes", 3600: "an hour" };
const rate = (name: keyof typeof RATE_LIMITS) =>
  `${number(RATE_LIMITS[name].points)} ${PERIODS[RATE_LIMITS[name].seconds]}`;
const queue = ({ atOnce, waiting }: LineLimits) => `${number(atOnce)} at once, ${number(waiting)} waiting`;
const all = (...values: string[]) => [...new Set(values)].join(" / ");

const LIMITS: Record<string, string> = {
  "calls of a session": `${rate("session")}, and a burst of ${number(RATE_LIMITS.burst.points)} more`,
  "calls of an API token": rate("token"),
  "API tokens, by person": number(TOKENS_MAX),
  "webhooks, by person": number(WEBHOOKS_MAX),
  "deliveries that wait at one webhook": number(DELIVERIES_WAITING_MAX),
  "tests of webhooks, by person": rate("webhook-test"),
  "calls of an address without a session": rate("address"),
  "questions to the mentor, by person": rate("chat"),
  "feedback messages, by person": rate("feedback"),
  "files to import or to check for it, by person": rate("import"),
  "calls with events, by address, of visitors who are not signed in": rate("analytics"),
  "starts of a sign-in, by address": rate("sign-in"),
  "sign-in forms sent to the local provider, by address": rate("sign-in-form"),
  "body of a request": kilobytes(REQUEST_LIMITS.bodyBytes),
  "an export that is imported": `${IMPORT_MAX_BYTES / 1_048_576} MB`,
  "headers of a request": `${kilobytes(REQUEST_LIMITS.headerBytes)}, within ${seconds(REQUEST_LIMITS.headersMs)}`,
  "a whole request": `within ${seconds(REQUEST_LIMITS.wholeMs)}`,
  "a session's calls until it is known whose it is": queue(SESSION_LIMITS),
  "a person's reads": queue(PERSON_LIMITS.read),
  "a person's writes": queue(PERSON_LIMITS.write),
  "a person's slow calls": queue(PERSON_LIMITS.slow),
  "visitors of one address, each of reads, writes and slow calls": all(
    queue(VISITOR_LIMITS.read),
    queue(VISITOR_LIMITS.write),
    queue(VISITOR_LIMITS.slow),
  ),
  "all calls of one address, slow ones aside": queue(ADDRESS_LIMITS),
  "waiting in a queue": `${seconds(WAIT_AT_MOST_MS)}, or ${seconds(STALLED_MS)} while nothing in it moves`,
  "live connections of a person, by instance": number(MAX_A_PERSON),
  "a message over a live connection": kilobytes(MAX_MESSAGE_BYTES),
  "messages over a live connection": `${number(FRAMES_A_WINDOW)} in ${seconds(PING_EVERY_MS)}`,
  "database connections for requests, by instance": number(POOL_SIZE),
  "a statement of a request": seconds(REQUEST_TIMEOUTS.statementMs),
  "database connections for slow statements, by instance, and as many to the replica": number(SLOW.max),
  "a slow statement": seconds(SLOW.statement_timeout),
  "a model's first words, and its whole answer": `${seconds(DEFAULT_LIMITS.text.firstTokenMs)}, ${seconds(DEFAULT_LIMITS.text.totalMs)}`,
  "a picture from the identity provider": kilobytes(PICTURE_MAX_BYTES),
  "XP for own quests, by person": `${number(XP_CAPS.own)} in ${hours(CAP_WINDOW_MS)}`,
  "XP for the mentor's quests, by person": `${number(XP_CAPS.mentor)} in ${hours(CAP_WINDOW_MS)}`,
  "batches of quests, by person": `${number(MAX_GENERATIONS_IN_24_HOURS)} in 24 hours`,
  "open generated quests, by person": number(MAX_ACTIVE_GENERATED),
  "open own quests, by person": number(MAX_ACTIVE_OWN),
  "shares that pay XP, by person": `${number(MAX_PAID_SHARES_A_DAY)} a day`,
  "text of a search": `${number(SEARCH_MAX_LENGTH)} characters, of them ${number(SEARCH_WORDS_MAX)} words`,
  "quests that a search looks through, by person": `the newest ${number(SEARCH_LOOKED_AT)}`,
  "results of a search": number(SEARCH_SHOWN),
  "activity that is shown, by person": `the newest ${number(ACTIVITY_SHOWN)} entries of ${number(ACTIVITY_KEPT_MS / MS_PER_DAY)} days`,
  "new names in analytics: by members, by visitors, of sources": `${number(NEW_A_DAY.member)}, ${number(NEW_A_DAY.visitor)}, ${number(NEW_A_DAY.source)} a day`,
  "devices that are notified, by person": number(DEVICES_MAX),
  "rows of an admin's export": number(EXPORT_LIMIT),
  "accounts in one bulk deletion": number(BULK_LIMIT),
};

test("the page on operations states the limits that the code has", () => {
  const stated = readTable(readDocument("docs/operations.md"), "limit");
  expect(Object.fromEntries(stated)).toEqual(LIMITS);
});

test("no other page repeats the numbers of the rate limits and queues", () => {
  for (const page of ["docs/security.md", "docs/decisions/0010-rate-limits.md"])
    expect(readDocument(page)).not.toMatch(/\d (questions|calls|sign-ins|messages)|\d+ a minute/u);
});
