import fc from "fast-check";
import { expect, test } from "vitest";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { admitCall, type Breaker, type CallOutcome, closedBreaker, recordCall } from "./breaker.ts";

/** Plays a script: "." answered, "x" failed, "?" unknown, a number waits seconds, "r7" fails with Retry-After 7. */
function play(script: string) {
  let nowMs = 0;
  let breaker: Breaker = closedBreaker;
  const passes: string[] = [];
  for (const step of script.split(" ").filter(Boolean)) {
    if (/^\d+$/u.test(step)) {
      nowMs += Number(step) * MS_PER_SECOND;
      continue;
    }
    const admitted = admitCall(breaker, nowMs);
    breaker = admitted.breaker;
    passes.push(admitted.pass ?? "no");
    if (admitted.pass) breaker = recordCall(breaker, admitted.pass, outcomeOf(step), nowMs);
  }
  return {
    passes: passes.join(" "),
    opensForMs: breaker.state === "open" ? breaker.untilMs - nowMs : 0,
    breaker,
  };
}

function outcomeOf(step: string): CallOutcome {
  if (step.startsWith("r")) return { result: "failed", retryAfterMs: Number(step.slice(1)) * MS_PER_SECOND };
  return { result: step === "." ? "answered" : step === "x" ? "failed" : "unknown" };
}

test.each([
  ["x x", 0, "two failures in a row are borne"],
  ["x x x", 30, "three in a row open it for 30 s"],
  ["x x . x x", 0, "an answer ends the row"],
  ["x x . x x . x", 30, "five of the last ten open it without three in a row"],
  ["x . . x . . x . . x . x", 0, "failures older than ten calls are forgotten"],
  ["x x ? ? ? .", 0, "what says nothing about the model counts for nothing"],
  ["x x x 30 x", 60, "a failed probe doubles the time"],
  ["x x x 30 x 60 x", 120, "and again"],
  ["x x x 30 x 60 x 120 x 240 x 300 x", 300, "up to five minutes"],
  ["x x x 30 .", 0, "a probe that answers closes it"],
  ["x x x 30 . x x", 0, "and then it starts anew"],
  ["x x x 30 x 60 . x x x", 30, "the doubling too"],
  ["x x x 30 ?", 0, "a probe without a result leaves the next call to probe"],
  ["r7", 7, "Retry-After opens it at once for that time"],
  ["r0", 1, "for a second at least"],
  ["r86400", 300, "for five minutes at most"],
  ["r7 7 x", 30, "which does not count as a doubling"],
])("%s → open for %i s: %s", (script, seconds) => {
  expect(play(script).opensForMs).toBe(seconds * MS_PER_SECOND);
});

test("while open it admits no call, then one probe", () => {
  expect(play("x x x . 29 . 1 x . 59 . 1 .").passes).toBe("call call call no no probe no no probe");
});

test("during a probe it admits no other call", () => {
  const { breaker } = play("x x x");
  const probing = admitCall(breaker, 30 * MS_PER_SECOND);
  expect(probing.pass).toBe("probe");
  expect(admitCall(probing.breaker, 31 * MS_PER_SECOND).pass).toBeUndefined();
});

test("late results of earlier calls neither close an open breaker nor double its open time", () => {
  const { breaker } = play("x x x");
  expect(recordCall(breaker, "call", { result: "failed" }, 1)).toEqual(breaker);
  expect(recordCall(breaker, "call", { result: "answered" }, 1)).toEqual(breaker);
  const opened = recordCall(breaker, "call", { result: "failed", retryAfterMs: 90 * MS_PER_SECOND }, 0);
  expect(opened).toMatchObject({ state: "open", untilMs: 90 * MS_PER_SECOND });
});

test("whatever happens, it is never open for longer than five minutes, and a probe follows", () => {
  const step = fc.constantFrom(".", "x", "?", "r7", "r9999", "5", "40", "400");
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { opensForMs } = play(steps.join(" "));
      expect(opensForMs).toBeLessThanOrEqual(300 * MS_PER_SECOND);
      expect(play(`${steps.join(" ")} 300 .`).passes).toMatch(/(call|probe)$/u);
    }),
  );
});
