import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signatureOf } from "#server/platform/webhooks/post-webhook.ts";
import { startWebhookReceiver } from "#server/testing/fakes/webhook-receiver.ts";
import { withBrowser } from "../browser.ts";
import { answerToBearer, readClipboard } from "../in-page/bearer.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const LONG_ADDRESS =
  "https://automation.wick-and-willow.example.com/hooks/catch/8841207/a-rather-long-name?source=sidequest";
const LONG_NAME = "The spreadsheet on the old laptop that adds up market days";

test("a token is made, copied, used and revoked; after that it is 401", async () => {
  const as = await site().member({ email: "tokens@example.com", name: "Maya Lindqvist" });
  const { page, context, allow } = await visit("/app#profile/tokens", { as });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const profile = page.getByRole("dialog");
  await profile.getByRole("heading", { name: "API tokens" }).waitFor();
  await profile.getByText("None. What you make").waitFor();

  await profile.getByRole("button", { name: "Make a token" }).click();
  await profile.getByText("Give it a name").waitFor();
  await profile.getByRole("textbox", { name: "Name", exact: true }).fill("Time tracker");
  await profile.getByRole("button", { name: "Make a token" }).click();
  const field = profile.getByRole("textbox", { name: "The token “Time tracker”" });
  const secret = await field.inputValue();
  expect(secret).toMatch(/^sidequest_[\w-]{43}$/u);
  await profile.getByRole("button", { name: "Copy" }).click();
  await profile.getByText("Copied.").waitFor();
  expect(await page.evaluate(readClipboard)).toBe(secret);

  expect(await page.evaluate(answerToBearer, { secret, method: "GET", url: "/api/tasks" })).toBe(200);
  allow(/status of 403/u);
  const write = { secret, method: "DELETE", url: "/api/tasks/3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7" };
  expect(await page.evaluate(answerToBearer, write)).toBe(403);
  expect(await page.evaluate(answerToBearer, { secret, method: "GET", url: "/api/tokens" })).toBe(403);

  await page.reload();
  const row = profile.getByRole("listitem").filter({ hasText: "Time tracker" });
  await row.getByText(/last used/u).waitFor();
  expect(await profile.getByRole("textbox", { name: /^The token/u }).count()).toBe(0);
  await row.getByRole("button", { name: "Revoke Time tracker" }).click();
  await profile.getByText("Programs that use it stop at once").waitFor();
  await row.getByRole("button", { name: "Revoke token" }).click();
  await profile.getByText("“Time tracker” is revoked.").waitFor();
  allow(/status of 401/u);
  expect(await page.evaluate(answerToBearer, { secret, method: "GET", url: "/api/tasks" })).toBe(401);
});

test.each([1280, 768, 360] as const)(
  "the section at %i px: nothing, a secret with a long name, revoking",
  async (width) => {
    const as = await site().member({ email: `tokens-${width}@example.com`, name: "Maya Lindqvist" });
    const { page } = await visit("/app#profile/tokens", { as, width });
    const profile = page.getByRole("dialog");
    const lookAt = (name: string) => look(page, name, { within: "[role=dialog]", widths: [width] });
    await profile.getByText("None. What you make").waitFor();
    expect(await lookAt("tokens-none")).toEqual([]);
    await profile.getByRole("textbox", { name: "Name", exact: true }).fill(LONG_NAME);
    await profile.getByRole("radio", { name: "Read and write" }).click();
    await profile.getByRole("button", { name: "Make a token" }).click();
    const secret = profile.getByRole("textbox", { name: /^The token “The spreadsheet/u });
    await secret.waitFor();
    await secret.and(page.locator(":focus")).waitFor();
    expect(await lookAt("tokens-made")).toEqual([]);
    await profile.getByRole("button", { name: /^Revoke The/u }).click();
    await profile.getByText("Programs that use it stop at once").waitFor();
    expect(await lookAt("tokens-revoking")).toEqual([]);
  },
);

test("a webhook is added, tested and paused; the test is signed by the secret that was shown", async () => {
  const hook = await startWebhookReceiver();
  const as = await site().member({ email: "webhooks@example.com", name: "Maya Lindqvist" });
  const { page } = await visit("/app#profile/webhooks", { as });
  const profile = page.getByRole("dialog");
  try {
    await profile.getByRole("heading", { name: "Webhooks", exact: true }).waitFor();
    const address = profile.getByRole("textbox", { name: "Address" });
    await address.fill(hook.url);
    await profile.getByRole("button", { name: "Add webhook" }).click();
    const field = profile.getByRole("textbox", { name: /^The signing secret/u });
    const secret = await field.inputValue();
    expect(secret).toMatch(/^sidequest_hook_[\w-]{43}$/u);
    await profile.getByRole("button", { name: /^Send a test/u }).click();
    await profile.getByText("The test arrived.").waitFor();
    expect(hook.received).toHaveLength(1);
    const [message] = hook.received;
    const seconds = Number(message?.headers["x-sidequest-timestamp"]);
    const expected = signatureOf(secret, seconds, message?.body ?? "");
    expect(message?.headers["x-sidequest-signature"]).toBe(expected);
    await profile.getByRole("button", { name: /^Pause/u }).click();
    await profile.getByRole("button", { name: /^Resume/u }).waitFor();
  } finally {
    await hook.close();
  }
});

test.each([1280, 768, 360] as const)(
  "webhooks at %i px: none, a secret, deliveries, one that was paused",
  async (width) => {
    const email = `webhooks-${width}@example.com`;
    const as = await site().member({ email, name: "Maya Lindqvist" });
    const { page } = await visit("/app#profile/webhooks", { as, width });
    const profile = page.getByRole("dialog");
    const lookAt = (name: string) => look(page, name, { within: "[role=dialog]", widths: [width] });
    await profile.getByRole("textbox", { name: "Address" }).waitFor();
    expect(await lookAt("webhooks-none")).toEqual([]);
    await profile.getByRole("textbox", { name: "Address" }).fill(LONG_ADDRESS);
    await profile.getByRole("checkbox", { name: "Money entry added" }).click();
    await profile.getByRole("button", { name: "Add webhook" }).click();
    const secret = profile.getByRole("textbox", { name: /^The signing secret/u });
    await secret.and(page.locator(":focus")).waitFor();
    const links = await profile.getByRole("navigation", { name: "Sections" }).boundingBox();
    const shown = await secret.boundingBox();
    // The sections stand in a row above it, or in a rail beside it.
    const [edge, end] =
      width === 1280
        ? [shown?.x ?? 0, (links?.x ?? 0) + (links?.width ?? 0)]
        : [shown?.y ?? 0, (links?.y ?? 0) + (links?.height ?? 0)];
    expect(edge).toBeGreaterThan(end);
    expect(await lookAt("webhooks-added")).toEqual([]);
    await fillDeliveries(email);
    await page.reload();
    await profile.getByText(/Nothing arrived there for 3 days/u).waitFor();
    await profile.getByRole("button", { name: /^Deliveries/u }).click();
    await profile.getByRole("list", { name: "Latest deliveries" }).waitFor();
    await profile.getByRole("button", { name: /^Delete/u }).scrollIntoViewIfNeeded();
    expect(await lookAt("webhooks-deliveries")).toEqual([]);
  },
);

/** A delivery in each state, and the pause after three days. */
async function fillDeliveries(email: string): Promise<void> {
  const { db, clock } = site().world;
  const now = clock.now();
  const { id: webhook_id } = await db
    .selectFrom("webhooks")
    .innerJoin("users", "users.id", "webhooks.user_id")
    .select("webhooks.id")
    .where("users.email", "=", email)
    .executeTakeFirstOrThrow();
  const states = ["sent", "failed", "waiting"] as const;
  const rows = states.map((state, index) => ({
    id: randomUUID(),
    webhook_id,
    event: "quest.completed" as const,
    subject: state,
    data: "{}",
    state,
    attempts: [1, 8, 2][index] ?? 0,
    created_at: now,
    next_at: now,
    settled_at: state === "waiting" ? null : now,
    error: state === "sent" ? null : "The webhook answered 503",
  }));
  await db.insertInto("webhook_deliveries").values(rows).execute();
  const paused = { paused_at: now, paused_by: "failing", failing_since: now } as const;
  await db.updateTable("webhooks").set(paused).where("id", "=", webhook_id).execute();
}

test("the reference finds a call, shows all about it, and sends a read with the person's session", async () => {
  const as = await site().member({ email: "reference@example.com", name: "Maya Lindqvist" });
  const { page } = await visit("/api/docs", { as });
  await page.getByRole("heading", { name: "The SideQuest API" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs/api");
  await page.getByRole("searchbox", { name: "Search the calls" }).fill("logbook before");
  const call = page.getByRole("button", { name: /GET.*\/api\/logbook/u });
  expect(await call.count()).toBe(1);
  await call.click();
  await page.getByText("Authorization: Bearer $SIDEQUEST_TOKEN").nth(1).waitFor();
  await page.getByRole("region", { name: "Example answer: 200" }).waitFor();
  await page.getByText("rate_limited").waitFor();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("region", { name: "Answer: 200 OK" }).getByText('"entries"').waitFor();
  expect(await look(page, "api-docs-call")).toEqual([]);

  await page.getByRole("searchbox", { name: "Search the calls" }).fill("invoices");
  await page.getByText("No call matches").waitFor();
  await page.getByRole("button", { name: "Show all calls" }).click();
  await page.getByRole("button", { name: /\/api\/subscription\/invoices/u }).waitFor();
});

test("a link to a call opens it, for visitors too, who are asked to sign in before they try", async () => {
  const { page } = await visit("/docs/api#get-api-admin-stats");
  const call = page.getByRole("button", { name: /\/api\/admin\/stats/u });
  await call.waitFor();
  expect(await call.getAttribute("aria-expanded")).toBe("true");
  await page.getByText("Sign in to try it").waitFor();
});
