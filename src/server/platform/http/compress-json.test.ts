import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createQuest } from "#server/testing/people/quest-people.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
const me = await world.person();
const cookie = [...me.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
const list = (acceptEncoding: string) =>
  world.app.inject({
    url: "/api/tasks",
    headers: { host: world.config.publicUrl.host, cookie, "accept-encoding": acceptEncoding },
  });
const plain = async () => (await list("identity")).body;

test("a short answer goes as it is", async () => {
  const answer = await list("gzip, br");
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json()).toEqual([]);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip;q=0.5, BR;q=1", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
] as const)("accepting %s gives %s", async (accepted, encoding, decompress) => {
  await createQuest(me, {
    title: `For ${accepted}`,
    description: "Ask for the price at 50 labels. ".repeat(60),
  });
  const answer = await list(accepted);
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(String(answer.headers.vary)).toMatch(/cookie.*accept-encoding/u);
  expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan((await plain()).length / 2);
  expect(decompress(answer.rawPayload).toString()).toBe(await plain());
});

test("who accepts none gets the plain answer", async () => {
  expect((await list("identity")).headers["content-encoding"]).toBeUndefined();
  expect((await list("br;q=0, gzip;q=0.0")).headers["content-encoding"]).toBeUndefined();
});
