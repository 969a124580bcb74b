import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openProvider, sandboxHouse, stripeEnv, stripeHouse } from "../billing-houses.ts";
import type { HttpClient } from "../http-client.ts";
import { onboard } from "../quest-people.ts";
import { type Visit, withBrowser } from "./browser.ts";
import { STRIPE_SCRIPT, stripeScript } from "./in-page/stripe-script.ts";
import { OUR_COOKIE, openSite, type Site } from "./site.ts";

interface Kind {
  readonly site: Site;
  readonly house: House;
  /** What the browser needs of the provider before it starts. */
  prepare(page: Page): Promise<unknown>;
  /** Types the card that does this. */
  fillCard(page: Page, card: "success" | "declined"): Promise<void>;
  close(): Promise<unknown>;
}

const NUMBERS = { success: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" };

const CARD_NUMBER = /(?:4242|4000)[ +%20-]*\d{4}/u;

async function withSandbox(): Promise<Kind> {
  const site = await openSite();
  return {
    site,
    house: sandboxHouse(site.world),
    prepare: async () => undefined,
    async fillCard(page, card) {
      await page.getByLabel("Card number").fill(NUMBERS[card]);
      await page.getByLabel("Expiry, month and year").fill("12 / 40");
      await page.getByLabel("CVC").fill("123");
    },
    close: () => site.close(),
  };
}

/** The provider's script is ours here, its API a server on loopback: the rest is what Stripe's customers run. */
async function withStripe(): Promise<Kind> {
  const { fake, follow } = await openProvider();
  const site = await openSite(undefined, stripeEnv(fake));
  follow(site.world);
  const house = stripeHouse(site.world, fake);
  return {
    site,
    house,
    async prepare(page) {
      await page.exposeFunction("payAtProvider", (id: string, number: string) =>
        fake.pay(id, number === NUMBERS.success ? "success" : "declined"),
      );
      await page.route(STRIPE_SCRIPT, (route) =>
        route.fulfill({ contentType: "text/javascript", body: stripeScript }),
      );
    },
    fillCard: (page, card) => page.getByLabel("Card number").fill(NUMBERS[card]),
    async close() {
      await site.close();
      await fake.close();
    },
  };
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

  /** Everything the browser said to anybody. */
  const said: string[] = [];

  /** Somebody's browser on a new day. */
  async function come(person: HttpClient): Promise<Visit> {
    const as = [...person.cookies].flatMap(([name, { value }]) =>
      OUR_COOKIE.test(name) ? [{ name, value }] : [],
    );
    const prepare = async (page: Page) => {
      page.on("request", (request) => said.push(request.url() + (request.postData() ?? "")));
      await kind.prepare(page);
    };
    const visited = await visit("/app", { as, prepare });
    await visited.page.getByRole("heading", { name: /^Welcome back/u }).waitFor();
    return visited;
  }

  const pay = async (page: Page, card: "success" | "declined") => {
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

    const first = await come(person);
    await first.page.getByRole("dialog").getByRole("button", { name: /trial/iu }).click();
    await first.page.getByText("Trial Started", { exact: true }).waitFor();
    await first.page.getByRole("button", { name: "Free trial: 30 days left" }).waitFor();

    await house.pass(person, 27);
    const soon = await come(person);
    await soon.page.getByRole("button", { name: "Free trial: 3 days left" }).waitFor();
    await soon.page.getByRole("region", { name: "Your plan" }).waitFor();

    await house.pass(person, 3);
    const late = await come(person);
    if (name === "stripe") late.allow(/another host: https:\/\/js\.stripe\.com/u);
    const dialog = late.page.getByRole("dialog");
    await dialog.waitFor();
    await pay(late.page, "declined");
    await dialog.getByText("Your card was declined.").first().waitFor();
    await pay(late.page, "success");
    await late.page.getByText("Welcome to your SideQuest subscription!", { exact: true }).waitFor();
    await (await planInProfile(late.page)).getByText(/renews on/u).waitFor();

    await house.pass(person, 32);
    await house.breakCard(person);
    await house.pass(person, 30);
    const owing = await come(person);
    if (name === "stripe") owing.allow(/another host: https:\/\/js\.stripe\.com/u);
    await owing.page.getByRole("region", { name: "Your plan" }).getByText("did not go through").waitFor();
    await owing.page.getByRole("button", { name: "Pay again" }).click();
    await pay(owing.page, "success");
    await owing.page.getByText("Payment Successful", { exact: true }).waitFor();

    const plan = await planInProfile(owing.page);
    await plan.getByRole("button", { name: "Cancel subscription" }).click();
    await plan.getByRole("button", { name: "Confirm" }).click();
    await plan.getByText(/^Ends on .* Nothing more is charged/u).waitFor();

    await house.pass(person, 32);
    const lapsed = await come(person);
    if (name === "stripe") lapsed.allow(/another host: https:\/\/js\.stripe\.com/u);
    await lapsed.page.getByRole("dialog").getByText("$20").first().waitFor();
    expect((await person.get("/api/subscription/status")).json()).toMatchObject({ isTrialExpired: true });
    expect(said.join("\n")).toContain("/api/subscription/create-payment-intent");
    expect(said.filter((text) => CARD_NUMBER.test(text))).toEqual([]);
  });
});
