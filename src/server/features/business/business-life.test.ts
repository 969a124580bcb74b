import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BusinessView } from "#contracts/business/business.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { adminOf, idOf, person as pathOf } from "#server/testing/people/admin-people.ts";
import { onboard } from "#server/testing/people/quest-people.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const show = async (client: HttpClient): Promise<BusinessView> => {
  const answer = await client.get("/api/business");
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const put = (client: HttpClient, url: string, payload: object) =>
  client.send({ method: "PUT", url, payload });
const say = async (client: HttpClient, key: string, value: string): Promise<BusinessView> => {
  const answer = await put(client, `/api/business/facts/${key}`, { value });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const describeAs = (client: HttpClient, payload: object) => put(client, "/api/business", payload);
const factValue = (view: BusinessView, key: string) => view.facts.find((fact) => fact.key === key)?.value;

async function founder(answers: object = {}): Promise<HttpClient> {
  const client = await world.person();
  await onboard(client, { businessStage: "Planning Stage", ...answers });
  return client;
}

describe("its life", () => {
  test("the export holds all that was learned, also what no longer counts", async () => {
    const client = await founder();
    await say(client, "price", "yes");
    await say(client, "price", "no");
    const { businessFacts } = (await client.get("/api/export")).json();
    const said = businessFacts.filter(({ key }: { key: string }) => key === "price");
    expect(said.map(({ value, source }: { value: string; source: string }) => [value, source])).toEqual([
      ["yes", "profile"],
      ["no", "profile"],
    ]);
  });

  test("a reset clears it", async () => {
    const client = await founder();
    await say(client, "price", "yes");
    const admin = await adminOf(world, { email: "boss@example.com" });
    expect((await admin.post(`${pathOf(await idOf(client))}/reset`)).statusCode).toBe(200);
    const left = world.db
      .selectFrom("business_facts")
      .select("key")
      .where("user_id", "=", await idOf(client));
    expect(await left.execute()).toEqual([]);
  });

  test("another business in the description drops what was known of the offer, not of the person", async () => {
    const client = await founder();
    await describeAs(client, { sells: "soy candles" });
    for (const key of ["price", "page", "registered", "account"]) await say(client, key, "yes");
    await put(client, "/api/profile", {
      businessDescription: "I teach evening courses in Spanish to adults.",
    });
    const view = await show(client);
    expect(["price", "page", "registered", "account"].map((key) => factValue(view, key))).toEqual([
      "unknown",
      "unknown",
      "yes",
      "yes",
    ]);
    expect([view.model, view.isConfirmed]).toEqual(["teaching", false]);
    expect(view.sells.value).not.toContain("candles");
  });

  test("the same business in other words keeps it all", async () => {
    const client = await founder();
    await say(client, "price", "yes");
    await put(client, "/api/profile", { businessDescription: "Soy candles, poured by hand in old jars." });
    expect(factValue(await show(client), "price")).toBe("yes");
  });
});
