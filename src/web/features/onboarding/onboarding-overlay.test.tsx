import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { browser } from "#web/platform/browser.ts";
import {
  button,
  enter,
  forgetEverything,
  fresh,
  give,
  goTo,
  isOff,
  renderOverlay,
  step,
} from "#web/testing/dialogs/onboarding.tsx";

beforeEach(forgetEverything);

test("eight steps in their order, each only left when it is answered, by Enter or by the button", async () => {
  renderOverlay();
  for (const [index, answer] of give.entries()) {
    expect(step()).toBe(index + 1);
    const forward = index === 7 ? "Start Your Quest" : "Continue";
    expect(isOff(forward)).toBe(true);
    await userEvent.click(button(forward));
    expect(screen.getByRole("alert").textContent).not.toBe("");
    await enter();
    expect(step()).toBe(index + 1);
    await answer();
    expect(isOff(forward)).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
    if (index < 7) await (index % 2 ? enter() : userEvent.click(button("Continue")));
  }
});

test("a tap on a single choice goes on; arrow keys only look through the choices", async () => {
  renderOverlay();
  await goTo(2);
  await userEvent.keyboard("{ArrowDown}");
  expect(step()).toBe(2);
  await userEvent.click(screen.getByRole("radio", { name: "E-commerce" }));
  expect(step()).toBe(3);
  await userEvent.click(button("Back"));
  expect(screen.getByRole("radio", { name: "E-commerce" }).getAttribute("aria-checked")).toBe("true");
  await userEvent.click(screen.getByRole("radio", { name: "E-commerce" }));
  expect(step()).toBe(3);
});

test("one tap sets the evenings or the weekends with their hours, another takes them back", async () => {
  renderOverlay();
  await goTo(8);
  await userEvent.click(button("Weekday evenings"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Friday" }));
  await userEvent.click(button("Weekends"));
  expect(screen.getByText(/^Mon to Thu 19:00 to 21:00, Sat to Sun 10:00 to 14:00\. You can/u)).toBeTruthy();
  expect(button("Weekday evenings").getAttribute("aria-pressed")).toBe("false");
  expect(button("Weekends").getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(button("Weekends"));
  expect(screen.getByRole("checkbox", { name: "Sunday" }).getAttribute("aria-checked")).toBe("false");
});

test("text of nothing but space is no answer", async () => {
  renderOverlay();
  await userEvent.type(screen.getByRole("textbox"), "   {Enter}");
  expect(step()).toBe(1);
});

test("the question calls the business by its name, and each step takes the focus", async () => {
  renderOverlay();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "What is your business called?" }));
  await goTo(2);
  expect(screen.getByRole("dialog", { name: "What kind of business is Wick & Willow?" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "E-commerce" }));
  await goTo(3);
  await userEvent.click(button("Back"));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "E-commerce" }));
});

test("Enter on Back goes back, and not on", async () => {
  renderOverlay();
  await goTo(3);
  button("Back").focus();
  await enter();
  expect(step()).toBe(2);
});

test("Shift and Enter make a new line in the description; Enter alone goes on", async () => {
  renderOverlay();
  await goTo(4);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(box, "One{Shift>}{Enter}{/Shift}Two");
  expect([step(), box.value]).toEqual([4, "One\nTwo"]);
  await enter();
  expect(step()).toBe(5);
});

test("Enter that ends a composition does nothing, and a held Enter goes one step", async () => {
  renderOverlay();
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "ろうそく");
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
  expect(step()).toBe(1);
  fireEvent.keyDown(box, { key: "Enter", repeat: true });
  expect(step()).toBe(1);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(step()).toBe(2);
});

test.each([1280, 360])("the goals are counted at %i px", async (widthPx) => {
  renderOverlay({ widthPx });
  await goTo(5);
  expect(screen.getByRole("status").textContent).toBe("0 goal(s) selected");
  const goal = screen.getByRole("checkbox", { name: "Network" });
  await userEvent.click(goal);
  expect(screen.getByRole("status").textContent).toBe("1 goal(s) selected");
  await userEvent.click(goal);
  expect(screen.getByRole("status").textContent).toBe("0 goal(s) selected");
});

test("a draft is restored after a reload, on the same step, and never for another person", async () => {
  const { unmount } = renderOverlay();
  await goTo(6);
  unmount();
  const again = renderOverlay();
  expect(step()).toBe(6);
  await userEvent.click(button("Back"));
  expect(screen.getByRole("checkbox", { name: "Test Ideas" }).getAttribute("aria-checked")).toBe("true");
  again.unmount();
  renderOverlay({ user: { ...fresh, id: "3e0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d" } });
  expect(step()).toBe(1);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
  expect(window.localStorage.getItem("onboardingDraft")).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["other JSON", "[1]"],
  [
    "a broken answer",
    JSON.stringify({ userId: fresh.id, step: 7, answers: { businessName: 4, goals: "x" } }),
  ],
])("a draft that is %s starts anew", (_, kept) => {
  window.localStorage.setItem("onboardingDraft", kept);
  renderOverlay();
  expect(step()).toBe(1);
});

test("a draft never opens past a step without an answer", () => {
  const answers = { businessName: "Wick", businessType: "Piracy", weeklySchedule: emptySchedule() };
  window.localStorage.setItem("onboardingDraft", JSON.stringify({ userId: fresh.id, step: 7, answers }));
  renderOverlay();
  expect(step()).toBe(2);
});

test("Exit on the first step logs out", async () => {
  const goAway = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  const { asked } = renderOverlay({ answers: { "POST /api/auth/logout": { json: { ok: true } } } });
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await userEvent.click(button("Exit"));
  await waitFor(() => expect(goAway).toHaveBeenCalledExactlyOnceWith("/"));
  expect(asked.map(({ path }) => path)).toEqual(["/api/auth/logout"]);
});

test("Escape is no way out", async () => {
  renderOverlay();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeTruthy();
});
