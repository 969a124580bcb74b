import { expect, onTestFinished, test, vi } from "vitest";
import type { Role } from "#domain/accounts/role.ts";
import type { Log } from "./log/log.ts";
import { createSessionWatch } from "./session-watch.ts";

const NOTICED_WITHIN_MS = 1_000;

function watchWithFakeTime() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const living = new Map<string, Role>([
    ["ends", "member"],
    ["stays", "admin"],
  ]);
  const warn = vi.fn();
  const livingSessions = vi.fn(async () => new Map(living));
  // Only warnings are written here.
  const watch = createSessionWatch({ log: { warn } as unknown as Log, livingSessions });
  onTestFinished(() => {
    watch.close();
    vi.useRealTimers();
  });
  const roles: Record<string, Role | undefined> = {};
  const hold = (sessionId: string) =>
    watch.add({
      sessionId,
      onCheck: (role) => {
        roles[sessionId] = role;
      },
    });
  return { living, livingSessions, warn, roles, hold };
}

test("an ended session is noticed within a second, and no other with it", async () => {
  const { living, roles, hold } = watchWithFakeTime();
  hold("ends");
  hold("stays");
  await vi.advanceTimersByTimeAsync(NOTICED_WITHIN_MS);
  expect(roles).toEqual({ ends: "member", stays: "admin" });
  living.delete("ends");
  await vi.advanceTimersByTimeAsync(NOTICED_WITHIN_MS);
  expect(roles).toEqual({ ends: undefined, stays: "admin" });
});

test("a failed check ends nothing, is logged, and the next one works", async () => {
  const { living, livingSessions, warn, roles, hold } = watchWithFakeTime();
  hold("ends");
  living.delete("ends");
  livingSessions.mockRejectedValueOnce(new Error("no database"));
  await vi.advanceTimersToNextTimerAsync();
  expect(warn).toHaveBeenCalledOnce();
  expect("ends" in roles).toBe(false);
  await vi.advanceTimersToNextTimerAsync();
  expect(roles).toEqual({ ends: undefined });
  expect("ends" in roles).toBe(true);
});

test("who let go is not told any more", async () => {
  const { roles, hold } = watchWithFakeTime();
  const letGo = hold("stays");
  letGo();
  await vi.advanceTimersByTimeAsync(NOTICED_WITHIN_MS);
  expect(roles).toEqual({});
});
