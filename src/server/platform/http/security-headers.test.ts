import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { createWebServer } from "./web-server.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const isData = (url: string) => url.startsWith("/api/");
const DATA_POLICY = ["base-uri 'none'", "default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"];
const PAGE_POLICY = [
  "base-uri 'none'",
  "default-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
];

test("every answer has the security headers", async () => {
  for (const url of [
    "/healthz",
    "/api/nothing",
    "/api/auth/user",
    "/api/%zz",
    "/api/docs?from=here",
    "/idp/.well-known/openid-configuration",
  ]) {
    const { headers } = await world.app.inject(url);
    const policy = String(headers["content-security-policy"]);
    expect(policy.split(";").sort(), url).toEqual(isData(url) ? DATA_POLICY : PAGE_POLICY);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-request-id"]).toBeTruthy();
    expect(headers["strict-transport-security"]).toBeUndefined();
    // The provider's discovery document is public by nature, and carries no credentials.
    if (!url.startsWith("/idp")) expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("a refusal carries them too: from another site, and while shutting down", async () => {
  const refused = await world.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { origin: "https://evil.example" },
  });
  const { app, drain } = await createWebServer(world.config, world.log, world.metrics);
  await app.listen({ host: "127.0.0.1", port: 0 });
  await drain.drain();
  const late = await app.inject("/healthz");
  expect([refused.statusCode, late.statusCode]).toEqual([403, 503]);
  for (const { headers, json } of [refused, late]) {
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-request-id"]).toBe(json().requestId);
  }
  await app.close();
});

test("a file download has the headers of data", async () => {
  const { headers } = await (await world.person()).get("/api/export");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("https gets strict transport security", async () => {
  const secure = await openWorld({ PUBLIC_URL: "https://quest.example", ALLOW_LOCAL_SIGN_IN: "1" });
  const { headers } = await secure.app.inject("/healthz");
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  const broken = await secure.app.inject("/%zz");
  expect(broken.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  await secure.close();
});

test("an unchanged answer is a 304", async () => {
  const client = await world.person();
  const first = await client.get("/api/auth/user");
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  const second = await client.get("/api/auth/user", { "if-none-match": String(first.headers.etag) });
  expect([second.statusCode, second.body]).toEqual([304, ""]);
});

test("a large answer is compressed, a small one is not", async () => {
  const large = await world.app.inject({
    url: "/api/openapi.json",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(large.headers["content-encoding"]).toBe("br");
  const small = await world.app.inject({ url: "/healthz", headers: { "accept-encoding": "gzip, br" } });
  expect(small.headers["content-encoding"]).toBeUndefined();
});
