import type { BrowserContext, Cookie, Page } from "playwright-core";
import { expect } from "vitest";
import { dayAt } from "#domain/general/calendar-day.ts";
import type { BadLine } from "../bad-line.ts";
import { button, dialog } from "../dashboard-by-hand.ts";
import { isDayKept } from "../in-page/workers.ts";

export const STEPS = ["Write the scent in one line.", "Add burn time and jar size.", "Put the price last."];

const ALL_STEPS = [1, 2, 3];
const GONE_AFTER_MS = 4_000;

interface ShownQuest {
  readonly title: string;
  isStarted: boolean;
  isDone: boolean;
  ticks: number[];
  note: string;
  /** Told on the second device, which completed it first. */
  noteElsewhere?: string;
}

/** What the person was shown as done. Of what the tab's end interrupted, either is right, but never twice. */
export interface Shown {
  /** By quest, in the order of the page. */
  quests: ShownQuest[];
  added: string[];
  /** Added on the second device. */
  elsewhere: string[];
  /** As `entryText` has it. */
  entered: string[];
  interrupted: string[];
}

export const entryText = (what: string, amount: number, day: string) => `${what}, ${amount} cents, ${day}`;

type Chance = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One person at one browser, who goes on whatever happens to tab and line. */
export class OfflineWalk {
  readonly log: string[] = [];
  isOnline = true;

  constructor(
    private readonly context: BrowserContext,
    private page: Page,
    private readonly shown: Shown,
    private readonly chance: Chance,
    private readonly badLine: BadLine,
    private readonly timeZone: string,
  ) {}

  async act(): Promise<void> {
    const dice = this.chance();
    if (dice < 0.14) return this.switchLine();
    if (dice < 0.24) return this.reopen();
    if (dice < 0.32) return this.switchServer();
    if (dice < 0.37) return this.endSession();
    if (dice < 0.45) return this.actElsewhere();
    const isInterrupted = dice > 0.86;
    await this.doSomething(isInterrupted);
    if (isInterrupted) await this.reopen();
  }

  async switchLine(isOnline = !this.isOnline): Promise<void> {
    this.log.push(isOnline ? "line back" : "line cut");
    this.isOnline = isOnline;
    await this.context.setOffline(!isOnline);
  }

  /** From now on the server has a fault, its answers are lost on the way, or all is well again. */
  private switchServer(): void {
    const others = (["fine", "fault", "lost"] as const).filter((mode) => mode !== this.badLine.mode);
    this.badLine.mode = others[Math.floor(this.chance() * others.length)] ?? "fine";
    this.log.push(`server: ${this.badLine.mode}`);
  }

  /** The session ends under something that is being done, and the same person signs in again. */
  private async endSession(): Promise<void> {
    if (!this.isOnline) return this.reopen();
    this.log.push("session ends");
    const cookies = await this.context.cookies();
    await this.context.clearCookies();
    // The page may leave for the sign-in at any moment.
    this.page.setDefaultTimeout(GONE_AFTER_MS);
    await this.doSomething(true).catch(() => this.log.push("too late"));
    await this.comeBack(cookies);
  }

  private async comeBack(cookies: Cookie[]): Promise<void> {
    await this.page.waitForLoadState("networkidle");
    await this.context.addCookies(cookies);
    this.log.push("signs in again");
    await this.reopen();
    await this.waitForWorker();
  }

  private async actElsewhere(): Promise<void> {
    const { current } = this;
    const number = Math.floor(this.chance() * 1e9);
    const dice = this.chance();
    if (dice < 0.4 && current?.isStarted) return this.completeOnBoth(current, number);
    if (dice < 0.7) return this.addElsewhere(`Own ${number} elsewhere`);
    const [amount, day] = [100 + (number % 900), dayAt(new Date(), this.timeZone)];
    const entry = { kind: "income", amount, currency: "usd", what: `Sale ${number} elsewhere`, day };
    this.log.push(`elsewhere: ${entry.what}`);
    await this.send("post", "/api/money/entries", entry);
    this.shown.entered.push(entryText(entry.what, amount, day));
  }

  private async addElsewhere(title: string): Promise<void> {
    this.log.push(`elsewhere: ${title}`);
    const dueDate = new Date();
    const words = { title, description: "", category: "Marketing", difficulty: "Beginner" };
    await this.send("post", "/api/tasks", { ...words, xpReward: 25, estimatedHours: 1, dueDate });
    this.shown.elsewhere.push(title);
  }

  /** Here the line is down meanwhile, so that this device does not know. */
  private async completeOnBoth(quest: ShownQuest, number: number): Promise<void> {
    await this.switchLine(false);
    quest.noteElsewhere = `Elsewhere ${number}`;
    this.log.push(`elsewhere: ${quest.title} is completed, ${quest.noteElsewhere}`);
    const completionNotes = JSON.stringify({ v: 1, notes: quest.noteElsewhere });
    const all: { id: string; title: string }[] = await (await this.context.request.get("/api/tasks")).json();
    const id = all.find(({ title }) => title === quest.title)?.id;
    await this.send("patch", `/api/tasks/${id}`, { isCompleted: true, completionNotes });
    await this.note(quest);
    await this.complete(quest, false);
  }

  /** As from a device with a good line. */
  private async send(method: "post" | "patch", path: string, data: object): Promise<void> {
    const { mode } = this.badLine;
    this.badLine.mode = "fine";
    const answer = await this.context.request[method](path, { data });
    this.badLine.mode = mode;
    expect([path, answer.status()]).toEqual([path, 200]);
  }

  /** The tab ends, by closing or by a crash, and the app is opened again: what was done is still there. */
  async reopen(): Promise<void> {
    const isCrash = this.chance() < 0.3;
    this.log.push(isCrash ? "tab crashes" : "tab closed");
    if (isCrash) await this.crash();
    await this.page.close();
    this.page = await this.context.newPage();
    await closeCelebrations(this.page);
    await this.page.goto("/");
    await this.page.locator("#loading-screen").waitFor({ state: "detached" });
    // What was interrupted may still be on its way: only then does the page show how it ended.
    await this.page.waitForLoadState("networkidle");
    await this.seeDay();
  }

  private async crash(): Promise<void> {
    const device = await this.context.newCDPSession(this.page);
    const gone = new Promise<void>((resolve) => this.page.once("crash", () => resolve()));
    // Never answered: the process is gone.
    void device.send("Page.crash").catch(() => undefined);
    await gone;
  }

  /** What was done is still shown; what was interrupted is taken as the page shows it. */
  async seeDay(): Promise<void> {
    const { page, current } = this;
    if (current) await this.seeQuest(current);
    for (const { title, isDone } of this.shown.quests)
      if (isDone) await this.doneToday(title).first().waitFor();
    for (const title of this.shown.added) await page.getByText(title).first().waitFor({ state: "attached" });
  }

  private doneToday(title: string) {
    return this.page.getByRole("region", { name: "Done today" }).getByText(title);
  }

  private async seeQuest(quest: ShownQuest): Promise<void> {
    const region = this.page.getByRole("region", { name: quest.title });
    const complete = button(region, "Complete");
    const done = this.doneToday(quest.title);
    if (quest.isStarted) await complete.or(done).first().waitFor();
    else await button(region, "Start").or(complete).or(done).first().waitFor();
    if (this.shown.interrupted.includes(`done ${quest.title}`) && (await done.first().isVisible())) {
      quest.isDone = true;
      return;
    }
    if (!(await complete.isVisible())) return;
    quest.isStarted = true;
    for (const step of quest.ticks) await expect.poll(() => this.box(step).isChecked()).toBe(true);
    const isTicked = await Promise.all(ALL_STEPS.map((step) => this.box(step).isChecked()));
    quest.ticks = ALL_STEPS.filter((_, index) => isTicked[index]);
    if (quest.note) expect(await region.getByLabel("Notes").inputValue()).toBe(quest.note);
  }

  async waitForWorker(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isDayKept), { interval: 200 }).toBe(true);
  }

  private get current() {
    return this.shown.quests.find(({ isDone }) => !isDone);
  }

  private box(step: number) {
    const region = this.page.getByRole("region", { name: this.current?.title ?? "" });
    return region.getByRole("checkbox", { name: STEPS[step - 1] ?? "" });
  }

  private async doSomething(isInterrupted: boolean): Promise<void> {
    const { current } = this;
    const dice = this.chance();
    if (dice < 0.15 || !current) return this.add(isInterrupted);
    if (dice < 0.3) return this.enterMoney(isInterrupted);
    if (!current.isStarted) return this.start(current, isInterrupted);
    if (dice < 0.65 && current.ticks.length < STEPS.length) return this.tick(current, isInterrupted);
    return dice < 0.8 ? this.note(current) : this.complete(current, isInterrupted);
  }

  private async start(quest: ShownQuest, isInterrupted: boolean): Promise<void> {
    this.log.push(`start ${quest.title}`);
    const region = this.page.getByRole("region", { name: quest.title });
    await button(region, "Start").click();
    if (isInterrupted) return;
    await button(region, "Complete").waitFor();
    quest.isStarted = true;
  }

  private async tick(quest: ShownQuest, isInterrupted: boolean): Promise<void> {
    const step = ALL_STEPS.find((number) => !quest.ticks.includes(number)) ?? 1;
    this.log.push(`tick ${step}`);
    await this.box(step).click();
    if (isInterrupted) return;
    await expect.poll(() => this.box(step).isChecked()).toBe(true);
    quest.ticks = [...quest.ticks, step].sort();
  }

  private async note(quest: ShownQuest): Promise<void> {
    const note = `Note ${Math.floor(this.chance() * 1e6)}`;
    this.log.push(note);
    await this.page.getByRole("region", { name: quest.title }).getByLabel("Notes").fill(note);
    quest.note = note;
  }

  private async complete(quest: ShownQuest, isInterrupted: boolean): Promise<void> {
    this.log.push(`complete ${quest.title}`);
    if (isInterrupted) this.shown.interrupted.push(`done ${quest.title}`);
    await button(this.page.getByRole("region", { name: quest.title }), "Complete").click();
    if (isInterrupted) return;
    await this.doneToday(quest.title).first().waitFor();
    quest.isDone = true;
  }

  private async add(isInterrupted: boolean): Promise<void> {
    const title = `Own ${Math.floor(this.chance() * 1e9)}`;
    this.log.push(`add ${title}`);
    const line = this.page.getByRole("textbox", { name: "Add a quest of your own" });
    await line.fill(title);
    await line.press("Enter");
    if (isInterrupted) return void this.shown.interrupted.push(title);
    await expect.poll(() => line.inputValue()).toBe("");
    await this.page.getByText(title).first().waitFor({ state: "attached" });
    this.shown.added.push(title);
  }

  private async enterMoney(isInterrupted: boolean): Promise<void> {
    const what = `Sale ${Math.floor(this.chance() * 1e9)}`;
    this.log.push(`enter ${what}`);
    await button(this.page.getByRole("region", { name: "Money" }), "Entry").click();
    const form = dialog(this.page, "Enter money");
    const amount = 100 + Math.floor(this.chance() * 99_900);
    const text = entryText(what, amount, dayAt(new Date(), this.timeZone));
    await form.getByLabel("Amount").fill((amount / 100).toFixed(2));
    await form.getByLabel("What for").fill(what);
    await button(form, "Enter income").click();
    if (isInterrupted) return void this.shown.interrupted.push(text);
    await form.waitFor({ state: "hidden" });
    this.shown.entered.push(text);
  }
}

/** A level that is reached is celebrated at the next quiet moment: it is closed before anything else is done. */
export async function closeCelebrations(page: Page): Promise<void> {
  const levelUp = dialog(page).filter({ has: button(page, "Continue Quest") });
  await page.addLocatorHandler(levelUp, () => button(levelUp, "Continue Quest").click());
}
