import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { card, delayAnswers, renderDashboard } from "#web/testing/render-dashboard.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";

const one = quest(1, 0, running);
const completes = (more: object = {}) => ({
  [`PATCH /api/tasks/${one.id}`]: {
    json: { ...completed(1, 0), streakStarted: false, earned: [], awardId: null, ...more },
  },
});
const ANSWERS = completes();
const claims = (more: object) => ({
  "POST /api/auth/user/xp": {
    json: { ...founder, levelUp: false, newLevel: 4, awarded: 25, reason: null, ...more },
  },
});

/** jsdom neither lays out nor animates: cards stand at one place, and what is animated is on record. */
function stubAnimations() {
  const animated: { text: string; finish: () => void }[] = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 200, 300, 100));
  Object.assign(Element.prototype, {
    animate(this: Element) {
      const animation = { onfinish: () => undefined, cancel: () => undefined };
      animated.push({ text: this.textContent || this.tagName, finish: () => animation.onfinish() });
      return animation;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, "animate");
  });
  return animated;
}

async function complete(person: ReturnType<typeof renderDashboard>["person"]) {
  await person.click(within(await card("Quest 1")).getByRole("button", { name: "Complete" }));
  await person.click(await screen.findByRole("button", { name: "Just complete" }));
}

test("the check draws at once, the XP flies when it is paid, and both are gone afterwards", async () => {
  const animated = stubAnimations();
  const { person } = renderDashboard({ quests: [one, quest(2, 0)], answers: { ...ANSWERS, ...claims({}) } });
  await card("Quest 1");
  const { release } = delayAnswers("PATCH");
  await complete(person);
  await waitFor(() => expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull());
  await waitFor(() => expect(animated.map(({ text }) => text)).toContain("path"));
  expect(animated.some(({ text }) => text.includes("XP"))).toBe(false);
  release();
  await waitFor(() => expect(animated.map(({ text }) => text)).toContain("+25 XP"));
  const layer = () => document.querySelector("body > .pointer-events-none.fixed");
  expect(layer()?.getAttribute("aria-hidden")).toBe("true");
  for (const { finish } of [...animated]) finish();
  await waitFor(() => expect(layer()).toBeNull());
});

test("the check draws too where the running quest is completed in the page", async () => {
  const animated = stubAnimations();
  const { person } = renderDashboard({ quests: [one, quest(2, 0)], answers: { ...ANSWERS, ...claims({}) } });
  const shown = within(await screen.findByRole("region", { name: "Quest 1" }));
  await person.click(shown.getByRole("button", { name: "Complete" }));
  await waitFor(() => expect(animated.map(({ text }) => text)).toContain("path"));
});

test("the XP flies also where a level-up follows", async () => {
  const animated = stubAnimations();
  const { person } = renderDashboard({
    quests: [one, quest(2, 0)],
    answers: { ...ANSWERS, ...claims({ levelUp: true, newLevel: 5 }) },
  });
  await complete(person);
  await waitFor(() => expect(animated.map(({ text }) => text)).toContain("+25 XP"));
});

test.each([["nothing was paid", { ...completes({ xpPaid: 0, origin: "own" }), ...claims({}) }]])(
  "no XP flies where %s",
  async (_, answers) => {
    const animated = stubAnimations();
    const { asked, person } = renderDashboard({
      quests: [one, quest(2, 0)],
      answers: { ...ANSWERS, ...answers },
    });
    await complete(person);
    await waitFor(() => expect(asked.some(({ path }) => path === "/api/auth/user/xp")).toBe(true));
    await waitFor(() => expect(animated.map(({ text }) => text)).toContain("path"));
    expect(animated.some(({ text }) => text.includes("XP"))).toBe(false);
  },
);

test("nothing moves under reduced motion", async () => {
  const animated = stubAnimations();
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    media === "(prefers-reduced-motion: reduce)"
      ? ({ media, matches: true } as MediaQueryList)
      : matchMedia.call(window, media),
  );
  const { asked, person } = renderDashboard({
    quests: [one, quest(2, 0)],
    answers: { ...ANSWERS, ...claims({}) },
  });
  await complete(person);
  await waitFor(() => expect(asked.some(({ path }) => path === "/api/auth/user/xp")).toBe(true));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull());
  expect(animated).toEqual([]);
});

test("the total in the top bar can be found", () => {
  expect(XpPill({ xp: 1, isTotal: true }).props["data-xp-total"]).toBe(true);
});
