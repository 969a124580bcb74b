import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const SECRET = "kJ2mW8vQx4Rz7Tn1Lp6Yb3Hs9Cd5Gf0A";

const PRODUCTION = { NODE_ENV: "production", SESSION_SECRET: SECRET, ALLOW_LOCAL_SIGN_IN: "1" };
const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s" };

test.each([
  "https://quest.example",
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://10.1.2.3",
  "http://[fd00::1]:3000",
  "http://quest.internal",
  "http://sidequest:3000",
])("production may live at %s", (address) => {
  expect(readConfig({ ...PRODUCTION, PUBLIC_URL: address }).publicUrl.origin).toBe(address);
  expect(readConfig({ ...PRODUCTION, ...GOOGLE, OIDC_ISSUER: address }).signIn).toMatchObject({
    issuer: address,
  });
});

test("outside of production a public name may be tried without https", () => {
  const env = { PUBLIC_URL: "http://quest.example", ALLOW_LOCAL_SIGN_IN: "1" };
  expect(readConfig(env).publicUrl.origin).toBe("http://quest.example");
});

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    host: "127.0.0.1",
    port: 3000,
    dataDir: "data",
    databaseUrl: undefined,
    signIn: { kind: "local", needsAccessCode: false },
    hasRateLimits: true,
    supportEmail: "support@localhost",
    securityContact: "support@localhost",
    operator: "the operator of localhost",
    hasLandingSamples: true,
    logLevel: "info",
  });
  expect(readConfig({ PORT: "4000" }).publicUrl.href).toBe("http://localhost:4000/");
});

test.each([
  [{ PORT: "abc" }, /^PORT: must be a whole number/u],
  [{ PORT: "0" }, /^PORT: must be a whole number/u],
  [{ TRUST_PROXY: "true" }, /^TRUST_PROXY: must be addresses/u],
  [{ TRUST_PROXY: "10.0.0.0/99" }, /^TRUST_PROXY: must be addresses/u],
  [{ ADMIN_EMAILS: "foo;bar" }, /^ADMIN_EMAILS: must be email/u],
  [{ PUBLIC_URL: "http://user:pw@localhost:3000" }, /^PUBLIC_URL: must be an address without/u],
  [{ LOG_LEVEL: "LOUD" }, /^LOG_LEVEL: must be one of fatal, /u],
  [{ PORT: "70000" }, /^PORT: must be a whole number/u],
  [{ PUBLIC_URL: "nowhere" }, /^PUBLIC_URL: is not such an address$/u],
  [{ PUBLIC_URL: "http://localhost:3000/app" }, /^PUBLIC_URL: must be an address without a path$/u],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL: is not such an address$/u],
  [{ DATABASE_READ_URL: "postgres://x" }, /^DATABASE_READ_URL: needs DATABASE_URL/u],
  [{ REDIS_URL: "http://x", SESSION_SECRET: SECRET }, /^REDIS_URL: is not such an address$/u],
  [{ REDIS_URL: "redis://x" }, /^SESSION_SECRET: is required with REDIS_URL/u],
  [{ DRAIN_SECONDS: "-1" }, /^DRAIN_SECONDS: must be seconds, up to 300$/u],
  [{ DRAIN_SECONDS: "301" }, /^DRAIN_SECONDS: /u],
  [{ RATE_LIMITS: "maybe" }, /^RATE_LIMITS: /u],
  [{ ALLOW_LOCAL_SIGN_IN: "yes" }, /^ALLOW_LOCAL_SIGN_IN: /u],
  [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL: /u],
  [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN: /u],
  [{ AVATAR_HOSTS: "127.0.0.1" }, /^AVATAR_HOSTS: must be host names/u],
  [{ AVATAR_HOSTS: "https://a.example.com" }, /^AVATAR_HOSTS: must be host names/u],
  [{ SUPPORT_EMAIL: "nobody" }, /^SUPPORT_EMAIL: /u],
  [{ SECURITY_CONTACT: "http://quest.example/report" }, /^SECURITY_CONTACT: must be an email/u],
  [{ LANDING_SAMPLES: "no" }, /^LANDING_SAMPLES: must be on or off$/u],
  [{ OPERATOR_NAME: "x".repeat(201) }, /^OPERATOR_NAME: must be one line/u],
  [{ OPERATOR_ADDRESS: "1 High Street" }, /^OPERATOR_NAME: is missing/u],
  [{ ALERT_EMAILS: "ops" }, /^ALERT_EMAILS: must be email addresses/u],
  [{ ALERT_WEBHOOK_URL: "https://hooks.example" }, /^ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET: set both/u],
  [{ ALERT_WEBHOOK_SECRET: SECRET }, /^ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET: set both/u],
  [{ ALERT_WEBHOOK_URL: "https://me:pw@hooks.example" }, /^ALERT_WEBHOOK_URL: must be an http or https/u],
  [{ ALERT_WEBHOOK_URL: "file:///etc/passwd" }, /^ALERT_WEBHOOK_URL: must be an http or https/u],
  [
    { ...PRODUCTION, ALERT_WEBHOOK_URL: "http://hooks.example", ALERT_WEBHOOK_SECRET: SECRET },
    /^ALERT_WEBHOOK_URL: must be https in production/u,
  ],
  [
    { ...PRODUCTION, ALERT_WEBHOOK_URL: "https://hooks.example", ALERT_WEBHOOK_SECRET: "x".repeat(20) },
    /^ALERT_WEBHOOK_SECRET: can be guessed/u,
  ],
  [{ GOOGLE_CLIENT_ID: "id" }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: /u],
  [{ HOST: "0.0.0.0" }, /^ALLOW_LOCAL_SIGN_IN: /u],
  [{ PUBLIC_URL: "https://quest.example" }, /^ALLOW_LOCAL_SIGN_IN: /u],
  [{ NODE_ENV: "production" }, /^SESSION_SECRET: is required/u],
  [{ NODE_ENV: "production", SESSION_SECRET: "short" }, /^SESSION_SECRET: needs at least 32/u],
  [{ NODE_ENV: "production", SESSION_SECRET: "x".repeat(40) }, /^SESSION_SECRET: needs at least 32/u],
  [{ NODE_ENV: "production", SESSION_SECRET: "ab".repeat(20) }, /^SESSION_SECRET: needs at least 32/u],
  [{ NODE_ENV: "production", SESSION_SECRET: "1234567890".repeat(4) }, /^SESSION_SECRET: needs at least 32/u],
  [
    { NODE_ENV: "production", SESSION_SECRET: "abcdefghijklmnopqrstuvwxyz0123456789" },
    /^SESSION_SECRET: needs at least 32/u,
  ],
  [
    { NODE_ENV: "production", SESSION_SECRET: "please-changeme-to-something-long-1" },
    /^SESSION_SECRET: needs at least 32/u,
  ],
  [{ ...PRODUCTION, METRICS_TOKEN: "aaaaaaaaaaaaaaaaaaaa" }, /^METRICS_TOKEN: can be guessed/u],
  [{ ...PRODUCTION, PUBLIC_URL: "http://quest.example" }, /^PUBLIC_URL: must be https in production/u],
  [{ ...PRODUCTION, PUBLIC_URL: "http://203.0.113.7:3000" }, /^PUBLIC_URL: must be https in production/u],
  [{ ...PRODUCTION, PUBLIC_URL: "http://localhost.example.com" }, /^PUBLIC_URL: must be https/u],
  [{ ...PRODUCTION, ...GOOGLE, OIDC_ISSUER: "http://id.example" }, /^OIDC_ISSUER: must be https/u],
  [{ PAYMENTS: "sandbox" }, /^PAYMENTS: must be on or off$/u],
  [{ NODE_ENV: "production", SESSION_SECRET: SECRET, RATE_LIMITS: "off" }, /^RATE_LIMITS: cannot be off/u],
])("%j is refused in one line", (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).not.toThrow(/\n/u);
});

test("a problem never repeats the value", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://user:hunter2@db" })).not.toThrow(/hunter2/u);
});

test("production may sign in locally only when told so, and then asks for a code", () => {
  const production = { NODE_ENV: "production", SESSION_SECRET: SECRET, ALLOW_LOCAL_SIGN_IN: "1" };
  expect(readConfig(production).signIn).toEqual({ kind: "local", needsAccessCode: true });
});

test("Google credentials take the place of local sign-in", () => {
  const config = readConfig({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s" });
  expect(config.signIn).toMatchObject({ kind: "google", issuer: "https://accounts.google.com" });
});

test("many machines: a replica, Redis, and the time a load balancer needs", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://primary/quest",
    DATABASE_READ_URL: "postgres://replica/quest",
    REDIS_URL: "rediss://cache:6380",
    SESSION_SECRET: SECRET,
    DRAIN_SECONDS: "10",
  });
  expect(config).toMatchObject({
    databaseReadUrl: "postgres://replica/quest",
    redisUrl: "rediss://cache:6380",
    drainMs: 10_000,
  });
});

test("blanks around a value do not count", () => {
  expect(readConfig({ PORT: " 4000 ", TRUST_PROXY: "10.0.0.0/8, ::1" })).toMatchObject({
    port: 4000,
    trustProxy: ["10.0.0.0/8", "::1"],
  });
});

test("who runs the instance is named with the postal address", () => {
  const env = {
    OPERATOR_NAME: "Acorn Ltd",
    OPERATOR_ADDRESS: "1 High Street, York",
    JURISDICTION: "England",
  };
  expect(readConfig(env)).toMatchObject({
    operator: "Acorn Ltd, 1 High Street, York",
    jurisdiction: "England",
  });
  expect(readConfig({ OPERATOR_NAME: "Acorn Ltd" }).operator).toBe("Acorn Ltd");
});

test("admin emails compare without case", () => {
  expect([...readConfig({ ADMIN_EMAILS: " Ann@Example.com, bo@example.com ," }).adminEmails]).toEqual([
    "ann@example.com",
    "bo@example.com",
  ]);
});

test.each([
  [undefined, [3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`)],
  ["Pictures.example.com, faces.example.org", ["pictures.example.com", "faces.example.org"]],
  ["off", []],
])("AVATAR_HOSTS %s: pictures come from %j", (value, hosts) => {
  expect([...readConfig(value ? { AVATAR_HOSTS: value } : {}).avatarHosts]).toEqual(hosts);
});
