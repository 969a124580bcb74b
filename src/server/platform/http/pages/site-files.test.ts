import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("hashed assets are kept for good, the page is asked for again, and both know their encoding", async () => {
  const page = await world.app.inject("/");
  expect(page.headers["cache-control"]).toBe("no-cache");
  const asset = /\/assets\/[\w-]+\.js/u.exec(page.body)?.[0] ?? "";
  const answer = await world.app.inject({ url: asset, headers: { "accept-encoding": "br" } });
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "accept-encoding",
  });
  const icon = await world.app.inject("/favicon.svg");
  expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
});

test("programs that ask for /favicon.ico get an icon", async () => {
  const { statusCode, headers, rawPayload } = await world.app.inject("/favicon.ico");
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"]);
  // An icon file with three sizes.
  expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test("what the build keeps to itself is not served", async () => {
  for (const url of [
    "/.vite/manifest.json",
    "/index.html.br",
    "/../package.json",
    "/assets/../../package.json",
    "/assets/nothing.js",
  ]) {
    expect([url, (await world.app.inject(url)).statusCode]).toEqual([url, 404]);
  }
});

test("a page address answers 200, any other 404 with the same page", async () => {
  expect((await world.app.inject("/leaderboard")).statusCode).toBe(200);
  const other = await world.app.inject("/dashboard");
  expect([other.statusCode, other.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});
