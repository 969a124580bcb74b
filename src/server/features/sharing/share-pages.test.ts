import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Effect } from "#server/platform/context.ts";
import { createPictures } from "#server/platform/pictures/picture-cache.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { founder } from "#server/testing/people/share-people.ts";
import { openFileWorld, openWorld } from "#server/testing/world.ts";
import { insertLink } from "./share-links.repository.ts";
import { shareMyLevel } from "./share-links.service.ts";
import { sharePicture } from "./share-picture.ts";
import { findShownShare } from "./shown-share.service.ts";

const ORIGIN = "http://quest.localhost:4137";
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const world = await openFileWorld({ PUBLIC_URL: ORIGIN });

type Client = HttpClient;
const shareOf = async (client: Client, id = "streak-3") =>
  (await client.get(`/api/achievements/${id}/share-image`)).json();
const links = async (client: Client) => (await client.get("/api/share/links")).json();
const revoke = (client: Client, id: string) =>
  client.send({ method: "DELETE", url: `/api/share/links/${id}` });
const page = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: new URL(url).pathname, headers });

describe("links", () => {
  test("a locked achievement has none; an earned one has one that stays", async () => {
    const { client } = await founder(world, ["streak-3"]);
    expect((await client.get("/api/achievements/quests-1/share-image")).statusCode).toBe(404);
    expect((await client.get("/api/achievements/nothing/share-image")).statusCode).toBe(404);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => shareOf(client)));
    const [first] = atOnce;
    expect(atOnce.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await shareOf(client)).toEqual({ ...first, isNew: false });
    for (const answer of atOnce) expect(answer).toEqual({ ...first, isNew: answer.isNew });
    expect(first.shareUrl).toMatch(/^http:\/\/quest\.localhost:4137\/s\/[\w-]{22}$/u);
    expect(first.imageUrl).toBe(`${first.shareUrl}/image.png`);
    const { client: other } = await founder(world, ["streak-3"]);
    expect((await shareOf(other)).shareUrl).not.toBe(first.shareUrl);
  });

  test("of two that found none, one makes the link", async () => {
    const { id: user_id } = await founder(world, []);
    const link = { user_id, subject: "level:1", created_at: world.clock.now() };
    const insert = (token: string) => insertLink(world.db, { id: randomUUID(), token, ...link });
    expect([await insert("x".repeat(22)), await insert("y".repeat(22))]).toEqual([true, false]);
  });

  test("the level's link is the present level's", async () => {
    const { client, id } = await founder(world, [], { xp: 450 });
    const five = (await client.get("/api/share/level")).json();
    expect(five).toMatchObject({ level: 5, shareUrl: expect.stringContaining("/s/") });
    await world.db.updateTable("users").set({ total_xp: 500 }).where("id", "=", id).execute();
    const six = (await client.get("/api/share/level")).json();
    expect(six.level).toBe(6);
    expect(six.shareUrl).not.toBe(five.shareUrl);
    expect((await page(five.shareUrl)).body).toContain("Level 5");
  });

  test("they are listed newest first, only to their owner, who alone can take them down, again and again", async () => {
    const { client } = await founder(world, ["streak-3"]);
    const { client: other } = await founder(world, []);
    const { shareUrl } = await shareOf(client);
    world.clock.advance(1_000);
    await client.get("/api/share/level");
    const mine = await links(client);
    expect((await client.get("/api/share/level")).json()).toMatchObject({ linkId: mine[0].id, isNew: false });
    expect(mine.map(({ title }: { title: string }) => title)).toEqual(["Level 1", "Three days running"]);
    expect(await links(other)).toEqual([]);
    const { id } = mine[1];
    expect((await revoke(other, id)).statusCode).toBe(404);
    expect((await revoke(client, "not-an-id")).statusCode).toBe(400);
    const addresses = [shareUrl, `${shareUrl}/image.png`];
    const before = await Promise.all(addresses.map((url) => page(url)));
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await revoke(client, id)).statusCode).toBe(204);
    expect((await revoke(client, id)).statusCode).toBe(204);
    expect(await links(client)).toHaveLength(1);
    for (const [index, url] of addresses.entries()) {
      expect((await page(url)).statusCode).toBe(404);
      const known = { "if-none-match": String(before[index]?.headers.etag) };
      expect((await page(url, known)).statusCode).toBe(404);
    }
    const again = await shareOf(client);
    expect(again.isNew).toBe(true);
    expect(again.shareUrl).not.toBe(shareUrl);
    expect((await page(again.shareUrl)).statusCode).toBe(200);
  });
});

describe("the public page", () => {
  test("tells what was won, with tags for previews, and asks not to be indexed", async () => {
    const { client } = await founder(world, ["streak-3"], { name: "Maya" });
    const { shareUrl, imageUrl } = await shareOf(client);
    const { statusCode, headers, body } = await page(shareUrl);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    for (const part of [
      `<meta name="robots" content="noindex">`,
      `<meta property="og:title" content="Maya earned “Three days running” on SideQuest">`,
      `<meta property="og:url" content="${shareUrl}">`,
      `<meta property="og:image" content="${imageUrl}">`,
      `<meta property="og:image:width" content="1200">`,
      `<meta property="og:image:height" content="630">`,
      `<meta name="twitter:card" content="summary_large_image">`,
      `<meta name="twitter:image" content="${imageUrl}">`,
      "<h1>Three days running</h1>",
      "streak milestone",
      `href="/">Start your own quest</a>`,
    ])
      expect(body).toContain(part);
    expect(body).not.toContain("<script");
  });

  test("describes the person in the third person", async () => {
    const { client } = await founder(world, ["quests-1", "first-revenue"]);
    expect((await page((await shareOf(client, "quests-1")).shareUrl)).body).toContain(
      "Finished their first quest.",
    );
    expect((await page((await shareOf(client, "first-revenue")).shareUrl)).body).toContain(
      "Reported their first money earned.",
    );
  });

  test("a name is text, whatever stands in it", async () => {
    const { client, id } = await founder(world, ["streak-3"]);
    const evil = `<script>alert(1)</script>"'&`;
    await world.db
      .updateTable("users")
      .set({ username: evil, business_name: evil, shares_business_name: true })
      .where("id", "=", id)
      .execute();
    const { shareUrl, imageUrl } = await shareOf(client);
    const { body } = await page(shareUrl);
    expect(body).not.toMatch(/<script|"'&(?!amp|lt|gt|quot|#)/u);
    expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;");
    expect((await page(imageUrl)).statusCode).toBe(200);
  });

  test("carries the business name only if the person chose so, and never an address", async () => {
    const client = await world.person({ email: "maya.secret@example.com", name: "Maya" });
    const { id }: { id: string } = (await client.get("/api/auth/user")).json();
    await world.db
      .updateTable("users")
      .set({ business_name: "Wick & Willow" })
      .where("id", "=", id)
      .execute();
    const { shareUrl, imageUrl } = (await client.get("/api/share/level")).json();
    const before = await page(shareUrl);
    const pictureBefore = await page(imageUrl);
    expect(before.body).toContain("Maya");
    expect(before.body).not.toContain("Wick");
    await world.db.updateTable("users").set({ shares_business_name: true }).where("id", "=", id).execute();
    expect((await page(shareUrl)).body).toContain("Wick &amp; Willow");
    expect((await page(imageUrl)).headers.etag).not.toBe(pictureBefore.headers.etag);
    expect(`${before.body}${JSON.stringify(before.headers)}`).not.toContain("secret");
    expect(before.body).not.toContain(id);
  });

  test.each(["AAAAAAAAAAAAAAAAAAAAAA", "short", "a'; drop table users;--", "%00", "x".repeat(150)])(
    "an unknown address %s is a friendly 404",
    async (token) => {
      const answer = await world.app.inject({ url: `/s/${token}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("This trail ends here");
      const image = await world.app.inject({ url: `/s/${token}/image.png` });
      expect(image.statusCode).toBe(404);
    },
  );

  test("a closed account, and what is no longer earned, shows nothing", async () => {
    const { client, id } = await founder(world, ["streak-3"], { xp: 300 });
    const { shareUrl, imageUrl } = await shareOf(client);
    const level = (await client.get("/api/share/level")).json();
    const set = (values: object) => world.db.updateTable("users").set(values).where("id", "=", id).execute();
    await set({ closed_at: world.clock.now(), closed_by: "self" });
    for (const url of [shareUrl, imageUrl, level.shareUrl, level.imageUrl])
      expect((await page(url)).statusCode).toBe(404);
    await set({ closed_at: null, closed_by: null, total_xp: 100 });
    expect((await page(level.shareUrl)).statusCode).toBe(404);
    expect((await page(shareUrl)).statusCode).toBe(200);
    await world.db.deleteFrom("earned_achievements").where("user_id", "=", id).execute();
    expect((await page(shareUrl)).statusCode).toBe(404);
  });

  test("addresses stay out of the log", async () => {
    const { client } = await founder(world, ["streak-3"]);
    const { shareUrl, imageUrl } = await shareOf(client);
    await page(shareUrl);
    await page(imageUrl);
    const log = world.logLines.join("\n");
    expect(log).toContain("/s/:token/image.png");
    expect(log).not.toContain(shareUrl.slice(-22));
  });
});

describe("the picture", () => {
  test("is drawn when its address is made, before anyone asks for it", async () => {
    const { client, id } = await founder(world, [], { xp: 250 });
    const user = await world.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const pictures = createPictures({ log: world.log });
    const effects: Effect[] = [];
    const ctx = {
      db: world.db,
      actor: { id, role: user.role, sessionId: "", user },
      now: world.clock.now(),
      log: world.log,
      people: world.people,
      tell: () => undefined,
      push: (effect: Effect) => void effects.push(effect),
    };
    const { shareUrl } = await shareMyLevel(ctx, { publicUrl: new URL(ORIGIN), pictures });
    expect(shareUrl).toBe((await client.get("/api/share/level")).json().shareUrl);
    for (const effect of effects) await effect(world.db);
    await pictures.close();
    // Closed, it still has what it drew, and draws nothing more.
    const shown = await findShownShare(world.db, shareUrl.slice(-22));
    if (!shown) throw new Error("not shown");
    expect((await pictures.draw(sharePicture(shown))).subarray(0, 4)).toEqual(PNG);
    await expect(pictures.draw(sharePicture({ ...shown, username: "Another" }))).rejects.toThrow();
  });

  test("is a PNG of 1200 × 630", async () => {
    const { client } = await founder(world, ["streak-3"]);
    const { imageUrl } = await shareOf(client);
    const { headers, rawPayload, statusCode } = await page(imageUrl);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "no-cache",
    ]);
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
      "x-robots-tag": "noindex",
    });
    expect(rawPayload.subarray(0, 4)).toEqual(PNG);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test("it and its page are asked for each time, and sent again only when they changed", async () => {
    const { client, id } = await founder(world, ["streak-3"]);
    const { shareUrl, imageUrl } = await shareOf(client);
    for (const [url, username] of [
      [shareUrl, "Maya"],
      [imageUrl, "Ada"],
    ] as const) {
      const { headers } = await page(url);
      expect(headers["cache-control"]).toBe("no-cache");
      const known = { "if-none-match": String(headers.etag) };
      const again = await page(url, known);
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      await world.db.updateTable("users").set({ username }).where("id", "=", id).execute();
      expect((await page(url, known)).statusCode).toBe(200);
    }
  });

  test.each(["王小明", "🚀🚀🚀", "مها 🌙", "Ada\u202eevil", "W".repeat(40), "Zo\u0308e 👩‍🚀", "\ufffd"])(
    "is drawn for the name %j",
    async (username) => {
      const { client, id } = await founder(world, ["streak-3"]);
      await world.db.updateTable("users").set({ username }).where("id", "=", id).execute();
      expect((await page((await shareOf(client)).imageUrl)).statusCode).toBe(200);
    },
  );
});

test("strangers are counted by their address, as for any call", async () => {
  const limited = await openWorld({ RATE_LIMITS: "on" });
  try {
    const answers = await Promise.all(
      Array.from({ length: 301 }, () => limited.app.inject({ url: "/s/AAAAAAAAAAAAAAAAAAAAAA" })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
