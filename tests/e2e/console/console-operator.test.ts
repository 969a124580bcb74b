import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { MAIL_TYPES } from "#domain/email/mail-rules.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { startMailServer } from "#server/testing/fakes/mail-server.ts";
import { withBrowser } from "../browser.ts";
import { button } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { openSite, withSite } from "../site.ts";
import { AXE_UNANSWERED, SCRIPT_REFUSED } from "./mail-preview.ts";

const mails = await startMailServer();
afterAll(() => mails.close());

const site = withSite(() =>
  openSite(undefined, {
    SMTP_URL: mails.url,
    ALERT_EMAILS: "ops@example.com",
    OPERATOR_NAME: "Quest Works Ltd",
    OPERATOR_ADDRESS: "1 High Street, York YO1 7HZ, United Kingdom",
  }),
);
const visit = withBrowser(site);

test("the first page lists what is left to set up; a test mail takes one off, and the list can be folded", async () => {
  const { page } = await visit("/analytics", { as: await site().member() });
  const card = page.getByRole("region", { name: "Set up" });
  await card.getByText("Mail, with a test mail").waitFor();
  expect(await look(page, "setup", { within: "[aria-label='Set up']" })).toEqual([]);
  await card.getByRole("button", { name: "Send me a test mail" }).click();
  await card.getByText(/took a test mail less than a minute ago/u).waitFor();
  expect(mails.to("maya@example.com")).toHaveLength(1);
  await card.getByRole("button", { name: "Hide until tomorrow" }).click();
  await page.reload();
  await card.getByRole("button", { name: "Show" }).waitFor();
  expect(await card.getByRole("listitem").count()).toBe(0);
});

async function addMinutes() {
  const { db, clock } = site().world;
  const start = Math.floor(clock.now().getTime() / MS_PER_MINUTE) * MS_PER_MINUTE;
  const rows = Array.from({ length: 400 }, (_, index) => ({
    minute: new Date(start - index * 7 * MS_PER_MINUTE),
    instance: "one",
    samples: 12,
    ready: 12,
    requests: 40 + ((index * 13) % 60),
    errors: index % 50 === 0 ? 2 : 0,
    request_ms: (40 + ((index * 13) % 60)) * (30 + (index % 40)),
    cpu: 20,
    memory: 50 + (index % 20),
  }));
  await db
    .insertInto("system_minutes")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

test("alerts stand first, the worst at the top, and say who has seen them; a test goes where alerts go", async () => {
  const { db, clock } = site().world;
  await addMinutes();
  const alert = (rule: "memory" | "cpu", type: "warning" | "critical", title: string) => ({
    id: crypto.randomUUID(),
    rule,
    type,
    title,
    message: "On average in the last 5 minutes.",
    instance: "another",
    opened_at: clock.now(),
    seen_at: new Date(clock.now().getTime() + MS_PER_HOUR),
    resolved_at: null,
  });
  await db
    .insertInto("alerts")
    .values([alert("memory", "warning", "Memory above 75%"), alert("cpu", "critical", "CPU above 90%")])
    .execute();
  const { page } = await visit("/analytics/system", { as: await site().member() });
  const active = page.getByRole("region", { name: "Active Alerts" });
  await active.getByRole("button", { name: "Acknowledge CPU above 90%" }).click();
  await active.getByText("Seen by Maya Lindqvist").waitFor();
  expect((await active.getByRole("listitem").allTextContents())[0]).toContain("CPU above 90%");
  await button(page, "Send test alert").click();
  await page
    .getByText(/Mail to ops@example\.com: sent/u)
    .first()
    .waitFor();
  expect(mails.to("ops@example.com")).toHaveLength(1);
  await page.getByText("day before").first().waitFor();
  await page.getByRole("radio", { name: "7d" }).click();
  // Nothing is stored of the week before.
  await page.getByText("day before").first().waitFor({ state: "detached" });
  expect(await look(page, "system")).toEqual([]);
});

test("a mail's text is changed, seen before anybody gets it, saved, and taken back", async () => {
  const { page, allow, tolerate } = await visit("/analytics/mails", { as: await site().member() });
  allow(SCRIPT_REFUSED);
  tolerate(AXE_UNANSWERED);
  const subject = page.getByLabel("Subject");
  await subject.fill("Your quests miss you, {{nmae}}");
  await page.getByText(/\{\{nmae\}\} is not a variable/u).waitFor();
  await subject.fill("Your quests miss you, {{name}}");
  await page.getByText("Your quests miss you, Maya Lindqvist").first().waitFor();
  expect(await look(page, "mails")).toEqual([]);
  const preview = page.getByRole("region", { name: "Preview", exact: true });
  await preview.scrollIntoViewIfNeeded();
  await preview.getByRole("radio", { name: "Phone" }).click();
  await preview.getByRole("button", { name: "Preview in dark" }).click();
  expect(await look(page, "mail-preview", { within: "[aria-label=Preview]", widths: [1280, 360] })).toEqual(
    [],
  );
  await button(page, "Save as version 1").click();
  await button(page, "Save as version 2").waitFor();
  await button(page, "All versions").click();
  await button(page, "Restore version 0").click();
  await button(page, "Save as version 3").waitFor();
  expect(await subject.inputValue()).toBe("Your quests kept your place");
});

/** Pictures of a mail on a phone and a computer, light and dark; none may be wider than its window. */
async function photograph(page: Page, html: string, name: string): Promise<string[]> {
  const folder = join(findProjectRoot(), "screenshots");
  await mkdir(folder, { recursive: true });
  const tooWide: string[] = [];
  await page.setContent(html);
  for (const width of [360, 600])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      const neededPx = Number(await page.evaluate("document.documentElement.scrollWidth"));
      if (neededPx > width) tooWide.push(`${name} needs ${neededPx} of ${width} px`);
      await page.screenshot({
        path: join(folder, `mail-${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
  return tooWide;
}

test("every mail fits a phone and a computer, in light and dark", async () => {
  const { page, allow } = await visit("/analytics/mails", { as: await site().member() });
  allow(SCRIPT_REFUSED);
  const admin = await site().world.person({ email: "maya@example.com" });
  const other = await page.context().newPage();
  const { texts } = (await admin.get("/api/admin/mail-texts")).json();
  for (const type of MAIL_TYPES) {
    const { subject, preheader, body, button } = texts.find((each: { type: string }) => each.type === type);
    const text = { subject: `${subject} ${"long".repeat(15)}`, preheader, body, button };
    for (const [name, shown] of [
      [type, { ...text, subject }],
      [`${type}-long`, text],
    ] as const) {
      const preview = await admin.post(`/api/admin/mail-texts/${type}/preview`, shown);
      expect(await photograph(other, preview.json().html, name)).toEqual([]);
    }
  }
  for (const mail of mails.mails)
    expect(await photograph(other, mail.html, mail.headers.subject?.replace(/\W+/gu, "-") ?? "")).toEqual([]);
  await other.close();
});
