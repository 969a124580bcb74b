import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { forgetToasts, toast } from "#web/ui/toast/toast-store.ts";

beforeEach(forgetToasts);

async function openActivity() {
  renderApp({ path: "/app", user: maya });
  await userEvent.click(await screen.findByRole("button", { name: "Activity" }));
  return screen.findByRole("dialog", { name: "Activity" });
}

test("an empty activity list says so", async () => {
  expect((await openActivity()).textContent).toContain("Nothing yet.");
});

test("the activity list keeps what was notified, newest first", async () => {
  toast({ title: "Task Created" });
  toast({ title: "Error", description: "Something went wrong. Please try again.", variant: "destructive" });
  const sheet = await openActivity();
  const entries = [...sheet.querySelectorAll("li")].map((entry) => entry.textContent);
  expect(entries[0]).toMatch(/^ErrorSomething went wrong\. Please try again\.\d\d:\d\d$/u);
  expect(entries[1]).toMatch(/^Task Created\d\d:\d\d$/u);
});
