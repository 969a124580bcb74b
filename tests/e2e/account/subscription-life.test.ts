import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HttpClient } from "#server/testing/http-client.ts";
import {
  openProvider,
  type PaymentSetup,
  sandboxSetup,
  stripeEnv,
  stripeSetup,
} from "#server/testing/payment-setups.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { type Visit, withBrowser } from "../browser.ts";
import { hasFocusWithin } from "../in-page/focus.ts";
import { BANK_WORD, bankFrame, CARD_THAT_ASKS, stubStripe } from "../in-page/stripe-script.ts";
import { look } from "../look.ts";
import { OUR_COOKIE, openSite, type Site } from "../site.ts";

type Card = "success" | "declined" | "asks";

interface Kind {
  readonly site: Site;
  readonly house: PaymentSetup;
  /** Prepares the browser for the provider. */
  prepare(page: Page): Promise<unknown>;
  /** Types the test card for this outcome. */
  fillCard(page: Page, card: Card): Promise<void>;
  /** From the dialog that opened by itself to the card form. */
  openForm(visited: Visit): Promise<void>;
  /** Confirms the payment at the bank. */
  approve(page: Page): Promise<void>;
  close(): Promise<unknown>;
}

const NUMBERS = {
  success: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asks: CARD_THAT_ASKS,
};

const CARD_NUMBER = /(?:4242|4000)[ +%20-]*\d{4}/u;

async function withSandbox(): Promise<Kind> {
  const site = await openSite();
  return {
    site,
    house: sandboxSetup(site.world),
    prepare: async () => undefined,
    openForm: async () => undefined,
    async fillCard(page, card) {
      await page.getByLabel("Card number").fill(NUMBERS[card]);
      await page.getByLabel("Expiry, month and year").fill("12 / 40");
      await page.getByLabel("CVC").fill("123");
    },
    approve: (page) => page.getByRole("button", { name: "Approve" }).click(),
    close: () => site.close(),
  };
}

/** Our stub of the provider's script and a fake of its API on loopback; all else as in production. */
async function withStripe(): Promise<Kind> {
  const { fake, follow } = await openProvider();
  const site = await openSite(undefined, stripeEnv(fake));
  follow(site.world);
  const house = stripeSetup(site.world, fake);
  return {
    site,
    house,
    prepare: (page) =>
      stubStripe(page, (id, number) => fake.pay(id, number === NUMBERS.declined ? "declined" : "success")),
    async openForm({ page, allow, requests }) {
      const next = page.getByRole("button", { name: "Continue to payment" });
      await next.waitFor();
      expect(await look(page, "plan-before-provider", { within: "[role=dialog]" })).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForLoadState("networkidle");
      expect(requests.filter((address) => !address.startsWith("/"))).toEqual([]);
      allow(/another host: https:\/\/js\.stripe\.com/u);
      await next.click();
    },
    fillCard: (page, card) => page.getByLabel("Card number").fill(NUMBERS[card]),
    approve: answerBankInFrame,
    async close() {
      await site.close();
      await fake.close();
    },
  };
}

/** The bank's frame is outside our dialog, and must still get keyboard, mouse and focus. */
async function answerBankInFrame(page: Page): Promise<void> {
  const bank = bankFrame(page);
  const word = bank.getByLabel("Word from your bank");
  await word.waitFor();
  await expect.poll(() => page.evaluate(hasFocusWithin, "body > div > iframe")).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type(BANK_WORD.slice(0, 3));
  await word.click();
  await page.keyboard.press("End");
  await page.keyboard.type(BANK_WORD.slice(3));
  expect(await word.inputValue()).toBe(BANK_WORD);
  await bank.getByRole("button", { name: "Approve" }).click();
}

describe.each([
  ["sandbox", withSandbox],
  ["stripe", withStripe],
] as const)("a plan's life on screen, with %s", (name, open) => {
  let kind: Kind;
  beforeAll(async () => {
    kind = await open();
  });
  afterAll(() => kind?.close());
  const visit = withBrowser(() => kind.site);

  /** Addresses and bodies of all requests of the browser. */
  const requests: string[] = [];

  /** A person's browser on a later day. Close it before months pass: their session expires, and an open page would be refused. */
  async function openBrowser(person: HttpClient): Promise<Visit> {
    const as = [...person.cookies].flatMap(([name, { value }]) =>
      OUR_COOKIE.test(name) ? [{ name, value }] : [],
    );
    const prepare = async (page: Page) => {
      page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
      await kind.prepare(page);
    };
    const visited = await visit("/app", { as, prepare });
    await visited.page.getByRole("heading", { name: /^Welcome/u }).waitFor();
    return visited;
  }

  const pay = async (page: Page, card: Card) => {
    await kind.fillCard(page, card);
    await page.getByRole("button", { name: /^(Pay|Subscribe)\b.*\$20/u }).click();
  };

  const planInProfile = async (page: Page) => {
    await page.getByRole("button", { name: "Profile" }).first().click();
    return page.getByRole("dialog");
  };

  test("trial, card declined, paid, renewal failed, paid again, cancelled, lapsed", async () => {
    const { house } = kind;
    const person = await house.world.person({ hasPlan: false });
    await onboard(person);
    const { id } = (await person.get("/api/auth/user")).json();
    // The first account of a site is an admin, whose sessions are short.
    await house.world.db.updateTable("users").set({ role: "member" }).where("id", "=", id).execute();

    const first = await openBrowser(person);
    await first.page.getByRole("dialog").getByRole("button", { name: /trial/iu }).click();
    await first.page.getByText("Trial Started", { exact: true }).waitFor();
    await first.page.getByRole("button", { name: "Free trial: 30 days left" }).waitFor();

    await first.page.close();
    await house.pass(person, 27);
    const soon = await openBrowser(person);
    await soon.page.getByRole("button", { name: "Free trial: 3 days left" }).waitFor();
    await soon.page.getByRole("region", { name: "Your plan" }).waitFor();

    await soon.page.close();
    await house.pass(person, 3);
    const late = await openBrowser(person);
    const dialog = late.page.getByRole("dialog");
    await dialog.waitFor();
    await kind.openForm(late);
    await pay(late.page, "declined");
    await dialog.getByText("Your card was declined.").first().waitFor();
    await pay(late.page, "asks");
    await kind.approve(late.page);
    await late.page.getByText("Welcome to your SideQuest subscription!", { exact: true }).waitFor();
    await (await planInProfile(late.page)).getByText(/renews on/u).waitFor();

    await late.page.close();
    await house.pass(person, 32);
    await house.breakCard(person);
    await house.pass(person, 31);
    const owing = await openBrowser(person);
    if (name === "stripe") owing.allow(/another host: https:\/\/js\.stripe\.com/u);
    await owing.page.getByRole("region", { name: "Your plan" }).getByText("did not go through").waitFor();
    await owing.page.getByRole("button", { name: "Pay again" }).click();
    await pay(owing.page, "success");
    await owing.page.getByText("Payment Successful", { exact: true }).waitFor();

    const plan = await planInProfile(owing.page);
    await plan.getByRole("button", { name: "Cancel subscription" }).click();
    await plan.getByRole("button", { name: "Confirm" }).click();
    await plan.getByText(/^Ends on .* Nothing more is charged/u).waitFor();

    await owing.page.close();
    await house.pass(person, 32);
    const lapsed = await openBrowser(person);
    await lapsed.page.getByRole("dialog").getByText("$20").first().waitFor();
    expect((await person.get("/api/subscription/status")).json()).toMatchObject({ isTrialExpired: true });
    expect(requests.join("\n")).toContain("/api/subscription/create-payment-intent");
    expect(requests.filter((text) => CARD_NUMBER.test(text))).toEqual([]);
  });
});
