import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, toast } from "#web/ui/toast/toast-store.ts";

afterEach(() => {
  act(forgetToasts);
  vi.doUnmock("#web/ui/toast/toaster.tsx");
  vi.resetModules();
});

const words = () => screen.getByRole("status", { name: "Latest notification" });

test("the live region exists before the first message; the toaster is loaded with that message", async () => {
  const { Notifications } = await import("./notifications.tsx");
  render(<Notifications />);
  expect(words().textContent).toBe("");
  expect(screen.queryByRole("region", { name: "Notifications (F8)" })).toBeNull();
  act(() => void toast({ title: "Task Started" }));
  await screen.findByRole("region", { name: "Notifications (F8)" });
  expect(words().className).toBe("sr-only");
});

test("where that part cannot be fetched, the plain words stand on screen", async () => {
  stubServer({ "GET /healthz": { offline: true } });
  vi.doMock("#web/ui/toast/toaster.tsx", () => {
    throw new Error("no connection");
  });
  vi.resetModules();
  const { Notifications } = await import("./notifications.tsx");
  const store = await import("#web/ui/toast/toast-store.ts");
  render(<Notifications />, { onCaughtError: () => undefined });
  act(() => void store.toast({ title: "Error", description: "Failed to update task status" }));
  await expect.poll(() => words().className).not.toContain("sr-only");
  expect(words().textContent).toBe("Error. Failed to update task status");
});
