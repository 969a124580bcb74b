import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createApp } from "#server/app.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { openWorld } from "#server/testing/world.ts";

/** Matches our cookies; the local identity provider sets its own. */
export const OUR_COOKIE = /^sq_/u;

interface Person {
  email: string;
  name: string;
}

/** The same person as in the mock-ups, so that pictures can be compared. */
const SOMEONE: Person = { email: "maya@example.com", name: "Maya Lindqvist" };

/** Each vitest worker uses its own port range, so that files can run in parallel. */
const PORTS_A_WORKER = 10;
const FIRST_PORT = 5500 + PORTS_A_WORKER * (Number(process.env.VITEST_POOL_ID ?? 1) % 9);

type App = Awaited<ReturnType<typeof createApp>>["app"];

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The real app and database on loopback, serving the built web files. */
export async function openSite(
  webFolder = builtWebFolder(),
  env: Record<string, string> = {},
  beforeListen: (app: App) => void = () => undefined,
) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const world = await openWorld({ PORT: String(port), PUBLIC_URL: origin, ...env });
  const { app } = webFolder === world.webFolder ? world : await createApp({ ...world, webFolder });
  beforeListen(app);
  await app.listen({ host: "127.0.0.1", port });
  const newcomer = async (person: Person) => {
    const { cookies } = await world.person(person);
    const ours = [...cookies].filter(([name]) => OUR_COOKIE.test(name));
    return ours.map(([name, { value }]) => ({ name, value }));
  };
  const signIn = async (person: Person) => {
    const cookies = await newcomer(person);
    const business = { onboarded_at: world.clock.now(), business_name: "Wick & Willow", total_xp: 375 };
    await world.db.updateTable("users").set(business).where("email", "=", person.email).execute();
    return cookies;
  };
  const someone = await signIn(SOMEONE);
  return {
    origin,
    world,
    /** The cookies of a person who has just signed in for the first time. */
    newcomer,
    /** The cookies of a signed-in person who has completed onboarding. */
    member: (person?: Person) => (person ? signIn(person) : someone),
    async close() {
      await app.close();
      await world.close();
    },
  };
}

/** One site for a test file. */
export function withSite(open: () => Promise<Site> = () => openSite()): () => Site {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site?.close());
  return () => site;
}

function builtWebFolder(): string {
  const folder = join(findProjectRoot(), "dist/web");
  if (["index.html", "landing.html"].every((page) => existsSync(join(folder, page)))) return folder;
  throw new Error("The browser tests need the built app in dist/web: run `npm run build` first.");
}

async function findFreePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_A_WORKER; port += 1)
    if (await isFree(port)) return port;
  throw new Error(`None of the ${PORTS_A_WORKER} ports from ${FIRST_PORT} on is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
