import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("alive, ready, and figures for this machine only", async () => {
  expect((await world.app.inject("/healthz")).json()).toEqual({ status: "alive" });
  expect((await world.app.inject("/readyz")).json()).toEqual({ status: "ready" });
  const figures = await world.app.inject("/metrics");
  expect(figures.statusCode).toBe(200);
  for (const name of [
    "http_request_duration_seconds",
    "http_errors_total",
    "nodejs_eventloop_lag_seconds",
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "db_query_duration_seconds",
    "plugin_duration_seconds",
  ]) {
    expect(figures.body).toContain(name);
  }
  const far = await world.app.inject({ url: "/metrics", remoteAddress: "192.0.2.7" });
  const forwarded = await world.app.inject({
    url: "/metrics",
    headers: { "x-forwarded-for": "127.0.0.1" },
  });
  expect([far.statusCode, forwarded.statusCode]).toEqual([404, 404]);
});

test("with a token, figures go to whoever has it and to nobody else", async () => {
  const guarded = await openWorld({ METRICS_TOKEN: "a token of 24 characters" });
  const ask = async (authorization: string) =>
    (await guarded.app.inject({ url: "/metrics", headers: { authorization } })).statusCode;
  expect([await ask(""), await ask("Bearer wrong"), await ask("Bearer a token of 24 characters")]).toEqual([
    404, 404, 200,
  ]);
  await guarded.close();
});
