import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { answerOnboarding, BUSINESS, finishOnboarding } from "../account/onboarding-by-hand.ts";
import { fillSignInForm } from "../account/sign-in-by-hand.ts";
import { withBrowser } from "../browser.ts";
import { button, chooseFromMenu, dialog, fromBar, toastText } from "../dashboard-by-hand.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

interface Form {
  /** The call that the form sends. */
  call: string;
  isNewcomer?: boolean;
  open: (page: Page) => Promise<unknown>;
  fill?: (page: Page) => Promise<unknown>;
  /** The typed values in the form. */
  read: (page: Page) => Promise<string>;
  typed: string;
  send: (page: Page) => Promise<unknown>;
  isSaved: (page: Page) => Promise<unknown>;
}

/** What is sent later, by itself, if it cannot be saved now. */
interface KeptForm extends Form {
  /** Where it is seen that it waits. */
  isShownAsKept: (page: Page) => Promise<unknown>;
  /** What the server has. */
  saved: (context: BrowserContext) => Promise<string>;
}

const QUEST = "Ask three candle shops";
const newQuest = (page: Page) => dialog(page, "New quest");
const completion = (page: Page) => dialog(page, QUEST);
const profile = (page: Page) => dialog(page, "Maya Lindqvist");

const FORMS: Record<string, Form> = {
  onboarding: {
    call: "**/api/auth/onboarding",
    isNewcomer: true,
    open: (page) => page.getByRole("heading", { name: /days do you work on|business called/u }).waitFor(),
    fill: answerOnboarding,
    read: async (page) => (await page.getByRole("heading", { name: /On which days/u }).textContent()) ?? "",
    typed: `On which days do you work on ${BUSINESS}?`,
    send: finishOnboarding,
    isSaved: (page) => toastText(page, "Welcome aboard!").waitFor(),
  },
  profile: {
    call: "**/api/profile",
    open: (page) => fromBar(page, "Profile"),
    fill: (page) => profile(page).getByRole("textbox", { name: "Business name" }).fill("Willow & Wax"),
    read: (page) => profile(page).getByRole("textbox", { name: "Business name" }).inputValue(),
    typed: "Willow & Wax",
    send: (page) => button(profile(page), "Save changes").click(),
    isSaved: (page) => toastText(page, "Profile Updated").waitFor(),
  },
};
const KEPT_FORMS: Record<string, KeptForm> = {
  completion: {
    call: "**/api/tasks/*",
    open: (page) => chooseFromMenu(page, QUEST, "Complete"),
    fill: (page) => completion(page).getByLabel("What happened?").fill("Two of three said yes."),
    read: (page) => completion(page).getByLabel("What happened?").inputValue(),
    typed: "Two of three said yes.",
    send: (page) => button(completion(page), "Complete").click(),
    isSaved: (page) => toastText(page, "Task Completed!").waitFor(),
    isShownAsKept: (page) => page.getByText("Waiting to send").first().waitFor(),
    saved: async (context) => (await context.request.get("/api/tasks")).text(),
  },
  "new quest": {
    call: "**/api/tasks",
    open: (page) => button(page, "New quest").first().click(),
    fill: (page) => newQuest(page).getByLabel("Title").fill("Typed with care"),
    read: (page) => newQuest(page).getByLabel("Title").inputValue(),
    typed: "Typed with care",
    send: (page) => button(newQuest(page), "Create quest").click(),
    isSaved: (page) => toastText(page, "Task Created").waitFor(),
    isShownAsKept: (page) => page.getByText("Typed with care").first().waitFor(),
    saved: async (context) => (await context.request.get("/api/tasks")).text(),
  },
};
const CASES = Object.entries(FORMS).map(([name, form]) => ({ name, form }));

test.each(CASES)(
  "$name: what was typed survives a session ended elsewhere, a 500, and a server that is not there",
  async ({ name, form }) => {
    const { page, person, allow } = await fillIn(name, form);
    const isStillThere = () => expect.poll(() => form.read(page)).toBe(form.typed);

    allow(/status of 401/u);
    const elsewhere = await site().world.person(person);
    await elsewhere.post("/api/auth/logout-everywhere", {});
    await sendSignedOut(page, form);
    const notice = dialog(page, "You are signed out");
    await button(notice, "Not now").click();
    await notice.waitFor({ state: "hidden" });
    await isStillThere();

    await form.send(page);
    await button(notice, "Sign in").click();
    await fillSignInForm(page, person);
    await page.locator("#loading-screen").waitFor({ state: "detached" });
    await form.open(page);
    await isStillThere();

    allow(/status of 500/u);
    await sendIntoFault(page, form);
    await expectFailureToast(page, form);
    await isStillThere();
    await page.unroute(form.call);

    allow(/ERR_CONNECTION_REFUSED/u);
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await form.send(page);
    await expectFailureToast(page, form);
    await isStillThere();
    await page.unroute("**/*");

    await form.send(page);
    await form.isSaved(page);
  },
);

/** The page may notice by itself that the session has ended, before anything is sent: then that is put away first. */
async function sendSignedOut(page: Page, form: Pick<Form, "send">): Promise<void> {
  const notice = dialog(page, "You are signed out");
  await page.addLocatorHandler(notice, () => button(notice, "Not now").click());
  await form.send(page);
  await page.removeLocatorHandler(notice);
}

const KEPT_CASES = Object.entries(KEPT_FORMS).map(([name, form]) => ({ name, form }));

test.each(KEPT_CASES)(
  "$name: what was typed is kept when the session has ended, and sent after the sign-in",
  async ({ name, form }) => {
    const { page, context, person, allow } = await fillIn(`${name} signed out`, form);
    allow(/status of 401/u);
    const elsewhere = await site().world.person(person);
    await elsewhere.post("/api/auth/logout-everywhere", {});
    await sendSignedOut(page, form);
    await button(dialog(page, "You are signed out"), "Sign in").click();
    await fillSignInForm(page, person);
    await page.locator("#loading-screen").waitFor({ state: "detached" });
    await expect.poll(() => form.saved(context)).toContain(form.typed);
  },
);

test.each(KEPT_CASES)(
  "$name: what was typed is kept after a 500 and without a server, and sent when it is back",
  async ({ name, form }) => {
    const { page, context, allow } = await fillIn(`${name} fault`, form);
    allow(/status of 500/u);
    await sendIntoFault(page, form);
    await form.isShownAsKept(page);

    allow(/ERR_CONNECTION_REFUSED/u);
    // The newest route counts, so there is no moment in which it could be sent.
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.unroute(form.call);
    await page.waitForEvent("requestfailed");
    await form.isShownAsKept(page);
    await page.unroute("**/*");
    await expect.poll(() => form.saved(context)).toContain(form.typed);
  },
);

/** Every write of the form is answered with 500 from now on. */
async function sendIntoFault(page: Page, form: Form): Promise<void> {
  await page.route(form.call, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, body: "" }),
  );
  const refusal = page.waitForResponse((answer) => answer.status() === 500);
  await form.send(page);
  await refusal;
}

/** The error toast. In onboarding it covers the submit button, so it is dismissed. */
async function expectFailureToast(page: Page, form: Form): Promise<void> {
  const failure = toastText(page, /^Failed|wrong/u);
  await failure.waitFor();
  if (!form.isNewcomer) return;
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await failure.waitFor({ state: "hidden" });
}

/** A new person, with the form open and filled in. */
async function fillIn(name: string, form: Form) {
  const person = { email: `${name.replaceAll(" ", "-")}@example.com`, name: "Maya Lindqvist" };
  const as = form.isNewcomer ? await site().newcomer(person) : await site().member(person);
  const visited = await visit("/", { as });
  if (!form.isNewcomer) await createQuest(visited.context, visited.page);
  await form.open(visited.page);
  await form.fill?.(visited.page);
  expect(await form.read(visited.page)).toBe(form.typed);
  return { ...visited, person };
}

async function createQuest(context: BrowserContext, page: Page): Promise<void> {
  const dueDate = new Date(Date.now() + MS_PER_DAY).toISOString();
  const quest = { title: QUEST, xpReward: 25, category: "Sales", difficulty: "Beginner", estimatedHours: 1 };
  const answer = await context.request.post("/api/tasks", { data: { ...quest, dueDate } });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await page.getByRole("article").first().waitFor();
}
