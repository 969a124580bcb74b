import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { OnboardingOverlay } from "#web/features/onboarding/onboarding-overlay.tsx";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import { setSessionEnded } from "#web/platform/session/session-end.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { maya } from "../maya.ts";
import { renderWithQueries } from "../render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "../stub-server.ts";

export const fresh: UserView = { ...maya, hasCompletedOnboarding: false };
/** Nothing is left of the test before. */
export function forgetEverything(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  stubSignedInCookie();
  forgetToasts();
  setSessionEnded(false);
  drain();
}

function stubWidth(widthPx: number) {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: Number(/min-width: (\d+)px/u.exec(media)?.[1]) <= widthPx,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

export function renderOverlay({
  answers = {},
  user = fresh,
  widthPx = 1280,
}: Partial<{ answers: Answers; user: UserView; widthPx: number }> = {}) {
  stubWidth(widthPx);
  const asked = stubServer(answers);
  const onComplete = vi.fn();
  const view = renderWithQueries(<OnboardingOverlay user={user} onComplete={onComplete} />);
  return { asked, onComplete, ...view };
}

export const step = () => Number(screen.getByRole("progressbar").getAttribute("aria-valuenow"));
export const button = (name: string) => screen.getByRole("button", { name });
export const enter = () => userEvent.keyboard("{Enter}");
export const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";

/** By keyboard, which leaves going on to Enter. */
async function choose(name: string) {
  screen.getByRole("radio", { name }).focus();
  await userEvent.keyboard(" ");
}

/** The answer to each step, given as a person would. */
export const give: (() => Promise<void>)[] = [
  async () => void fireEvent.change(screen.getByRole("textbox"), { target: { value: "Wick & Willow" } }),
  () => choose("E-commerce"),
  () => choose("Pre-Launch"),
  () => userEvent.type(screen.getByRole("textbox"), "Candles."),
  async () => {
    await userEvent.click(screen.getByRole("checkbox", { name: "Test Ideas" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Generate Revenue" }));
  },
  () => choose("Some Experience"),
  () => choose("5-10 hours/week"),
  () => userEvent.click(screen.getByRole("checkbox", { name: "Monday" })),
];

export async function goTo(number: number) {
  for (const answer of give.slice(step() - 1, number - 1)) {
    await answer();
    await enter();
  }
  expect(step()).toBe(number);
}
