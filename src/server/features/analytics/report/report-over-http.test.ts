import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { openFileWorld } from "#server/testing/world.ts";

const world = await openFileWorld();
// The first account is an admin.
await world.person();

const REPORT = "/api/analytics/report";
const exportUrl = (id: string, format: string) => `/api/analytics/export?reportId=${id}&format=${format}`;

test("a visitor gets none of it, and a member's report names nobody", async () => {
  const visitor = world.visitor();
  expect((await visitor.get(REPORT)).statusCode).toBe(401);
  expect((await visitor.get(exportUrl(randomUUID(), "csv"))).statusCode).toBe(401);
  expect((await visitor.get("/api/analytics/dashboard")).statusCode).toBe(401);
  const member = await world.person();
  expect((await member.get("/api/analytics/dashboard")).statusCode).toBe(403);
  const answer = await member.get(REPORT);
  expect([answer.statusCode, answer.json().range]).toEqual([200, "7d"]);
  expect(answer.body).not.toContain("Person");
  expect((await member.get(`${REPORT}?range=1y`)).statusCode).toBe(400);
});

test("the files are named from the report, and only its owner gets them", async () => {
  const [owner, other] = [await world.person(), await world.person()];
  const report = (await owner.get(`${REPORT}?range=24h`)).json();
  const csv = await owner.get(exportUrl(report.reportId, "csv"));
  expect(csv.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${report.reportId}.csv"`,
  });
  expect(csv.body.split("\r\n")).toContain(`report,reportId,${report.reportId}`);
  const json = await owner.get(exportUrl(report.reportId, "json"));
  expect(json.headers["content-disposition"]).toBe(`attachment; filename="${report.reportId}.json"`);
  expect(json.json()).toEqual(report);
  expect((await other.get(exportUrl(report.reportId, "json"))).statusCode).toBe(404);
  expect((await owner.get(exportUrl(report.reportId, "xml"))).statusCode).toBe(400);
  world.clock.advance(MS_PER_DAY);
  expect((await owner.get(exportUrl(report.reportId, "csv"))).statusCode).toBe(404);
});
