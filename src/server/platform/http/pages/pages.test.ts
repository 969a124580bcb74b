import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InstanceView } from "#contracts/pages/instance.ts";
import { mountPages, readWebBuild } from "./pages.ts";
import { mountSiteFiles } from "./site-files.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-pages-"));
const app = fastify();
const clock = { now: () => new Date("2026-11-17T09:00:00Z") };
const site = {
  publicUrl: new URL("https://quest.example.com"),
  securityContact: "security@example.com",
  hasLandingSamples: true,
  clock,
};
const instance: InstanceView = {
  signIn: "local",
  supportEmail: "help@example.com",
  operator: "Acorn & Sons Ltd, 1 High Street, York",
  jurisdiction: "England and Wales",
  payments: "sandbox",
  isStripeTest: false,
  modelHosts: ["one.example.com", "<two>"],
  reports: "members",
};
const SIGNED_IN = "sq_signed_in=1";
const LANDING = `<link rel="canonical" href="__PUBLIC_URL__/"><a href="mailto:__SUPPORT_EMAIL__">${"Support ".repeat(200)}</a>`;

const INDEX = `<title>The app</title><meta
      name="description"
      content="An app." /><!--instance--><div id=root></div><!--loading--><p>Loading</p><!--/loading-->`;
const PRIVACY = {
  title: "Privacy & more",
  description: "What we keep.",
  bodies: {
    "local-sandbox-models":
      "<p>Write to __SUPPORT_EMAIL__. Models at __MODEL_HOSTS__. By __OPERATOR__, under the law of __JURISDICTION__.</p>",
    "local-sandbox-no-models": "<p>Another instance.</p>",
  },
};

beforeAll(async () => {
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, "index.html"), INDEX);
  writeFileSync(join(folder, "legal.json"), JSON.stringify({ "/privacy": PRIVACY }));
  writeFileSync(join(folder, "landing.html"), LANDING);
  writeFileSync(join(folder, "landing-without-samples.html"), "<p>Only what is true.</p>");
  await app.register(cookie);
  await mountPages(app, readWebBuild(folder), instance, site);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const home = (headers: Record<string, string> = {}) => app.inject({ url: "/", headers });

test("a visitor gets the landing page, with this instance's address and mail in it", async () => {
  const { statusCode, headers, body } = await home();
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body).toContain('href="https://quest.example.com/"');
  expect(body).toContain("mailto:help@example.com");
  expect(body).not.toContain("__");
});

test("whoever is marked as signed in gets the app", async () => {
  const { statusCode, body } = await home({ cookie: SIGNED_IN });
  expect(statusCode).toBe(200);
  expect(body).toContain("<div id=root>");
  expect(body).toContain('"supportEmail":"help@example.com"');
});

test("a cache keeps the two apart, asks again, and each is known by its own tag", async () => {
  const landing = await home();
  const member = await home({ cookie: SIGNED_IN });
  for (const { headers } of [landing, member])
    expect(headers).toMatchObject({ vary: "accept-encoding, cookie", "cache-control": "no-cache" });
  const known = { "if-none-match": String(landing.headers.etag) };
  const again = await home(known);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await home({ ...known, cookie: SIGNED_IN })).statusCode).toBe(200);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
])("to a browser that takes “%s” it goes as %s", async (accepted, sent) => {
  const { headers, rawPayload } = await home({ "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(sent);
  expect(rawPayload.length < LANDING.length / 2).toBe(sent !== undefined);
});

test("a legal page comes with its title and its text: both stand before any script", async () => {
  const { statusCode, body } = await app.inject("/privacy");
  expect(statusCode).toBe(200);
  expect(body).toContain("<title>Privacy &amp; more</title>");
  expect(body).toContain('content="What we keep."');
  expect(body).toContain("Write to help@example.com. Models at one.example.com and &lt;two&gt;.");
  expect(body).toContain("By Acorn &amp; Sons Ltd, 1 High Street, York, under the law of England and Wales.");
  expect(body).toContain("<div id=root>");
  expect(body).not.toMatch(/Loading|The app|__|Another instance/u);
  expect((await app.inject("/terms")).body).toContain("<title>The app</title>");
});

test("the built pages themselves lie at no address of their own", async () => {
  for (const url of ["/landing.html", "/landing-without-samples.html", "/index.html", "/legal.json"])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
});

test("the sitemap lists what a stranger may read, under the public address", async () => {
  const { headers, body } = await app.inject("/sitemap.xml");
  expect(headers["content-type"]).toContain("xml");
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  expect(listed).toEqual(["", "privacy", "terms"].map((path) => `https://quest.example.com/${path}`));
});

test("robots may read the pages, not the calls, and are told of the sitemap", async () => {
  const { body } = await app.inject("/robots.txt");
  expect(body.split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /idp/",
    "Allow: /",
    "",
    "Sitemap: https://quest.example.com/sitemap.xml",
    "",
  ]);
});

test("where samples are switched off, visitors get the landing page without them", async () => {
  const other = fastify();
  await other.register(cookie);
  await mountPages(other, readWebBuild(folder), instance, { ...site, hasLandingSamples: false });
  expect((await other.inject("/")).body).toBe("<p>Only what is true.</p>");
  await other.close();
});

test("security.txt names whom to tell, and a date by which it would be out of date", async () => {
  const { headers, body } = await app.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual([
    "Contact: mailto:security@example.com",
    "Expires: 2027-05-16T09:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://quest.example.com/.well-known/security.txt",
    "",
  ]);
  const other = fastify();
  mountSiteFiles(other, { ...site, securityContact: "https://example.com/report" });
  expect((await other.inject("/.well-known/security.txt")).body).toContain(
    "Contact: https://example.com/report\n",
  );
});

test("an incomplete build is not served", () => {
  rmSync(join(folder, "landing.html"));
  expect(readWebBuild(folder)).toBeUndefined();
  writeFileSync(join(folder, "landing.html"), LANDING);
});
