import { type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Access, Method } from "#contracts/endpoint.ts";
import type { HttpClient } from "#server/testing/http-client.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

interface Call {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
}

const SOME_ID = "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7";
const WHO = { admin: { email: "boss@example.com" }, member: { email: "member@example.com" } };

let world: TestWorld;
let calls: Call[];
let port: number;
const people: Partial<Record<keyof typeof WHO, HttpClient>> = {};

beforeAll(async () => {
  world = await openWorld();
  // The first account of a local instance is its admin.
  people.admin = await world.person(WHO.admin);
  people.member = await world.person(WHO.member);
  calls = readTable((await world.visitor().get("/api/openapi.json")).json());
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  world.app.server.closeAllConnections();
  await world.close();
});

/** The table that the app itself publishes. */
function readTable({ paths }: { paths: Record<string, Record<string, { "x-access": Access }>> }): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      access: operation["x-access"],
    })),
  );
}

/** What the router really answers: each line of its tree names a piece of an address and the methods it takes. */
function readRouter(tree: string): string[] {
  const pieces: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<piece>\S+)(?: \((?<methods>[^)]+)\))?$/u.exec(line);
    if (!found?.groups) return [];
    const depth = (found.groups.indent ?? "").length / 4;
    pieces.splice(depth, pieces.length, found.groups.piece ?? "");
    const path = pieces.join("").replaceAll(/:(\w+)/gu, "{$1}");
    const methods = (found.groups.methods ?? "").split(", ").filter((method) => method && method !== "HEAD");
    return methods.map((method) => `${method} ${path}`);
  });
}

const fillIn = (path: string) => path.replaceAll(/\{\w+\}/gu, SOME_ID);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Some calls end the session that makes them: whoever was signed in comes back for the next. */
async function clientOf(who: "visitor" | keyof typeof WHO): Promise<HttpClient> {
  if (who === "visitor") return world.visitor();
  const client = people[who] as HttpClient;
  if (!client.cookies.has("sq_session")) await client.signIn(WHO[who]);
  return client;
}

async function statuses(who: "visitor" | keyof typeof WHO): Promise<[string, Access, number][]> {
  const answers: [string, Access, number][] = [];
  for (const call of calls) {
    const client = await clientOf(who);
    const payload = call.method === "GET" || call.method === "DELETE" ? {} : { payload: {} };
    const answer = await client.send({ method: call.method, url: fillIn(call.path), ...payload });
    answers.push([nameOf(call), call.access, answer.statusCode]);
  }
  return answers;
}

const isRefused = (status: number) => status === 401 || status === 403;

describe("every call of the app", () => {
  test("is in the published table, and the table is in the router", () => {
    const routed = readRouter(world.app.printRoutes({ commonPrefix: false }));
    const ofApi = routed.filter((route) => route.includes(" /api"));
    const published = calls.map(nameOf);
    expect(ofApi.sort()).toEqual(published.filter((call) => call.includes(" /api")).sort());
    const elsewhere = published.filter((call) => !call.includes(" /api"));
    expect(elsewhere.filter((call) => !routed.includes(call))).toEqual([]);
    const admins = calls.filter(({ access }) => access === "admin");
    expect(admins.length).toBeGreaterThanOrEqual(22);
  });

  test("is an admin's by its address: the console, training data and mails", () => {
    const consoles = /^\/api\/(admin|rag\/training-data|analytics\/dashboard)(\/|$)/u;
    const open = calls.filter(({ path, access }) => consoles.test(path) && access !== "admin");
    expect(open).toEqual([]);
  });

  test("asks a visitor to sign in, unless it is public", async () => {
    const wrong = (await statuses("visitor")).filter(([, access, status]) =>
      access === "public" ? isRefused(status) : status !== 401,
    );
    expect(wrong).toEqual([]);
  });

  test("answers a member, unless it is for admins", async () => {
    const wrong = (await statuses("member")).filter(([, access, status]) =>
      access === "admin" ? status !== 403 : isRefused(status),
    );
    expect(wrong).toEqual([]);
  });

  test("answers an admin", async () => {
    const wrong = (await statuses("admin")).filter(([, , status]) => isRefused(status) || status >= 500);
    expect(wrong).toEqual([]);
  });
});

/** Sends the address as it stands: no client tidies it up. */
function sendRaw(options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, ...options }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end();
  });
}

const SPELLINGS: [string, (path: string) => string][] = [
  ["two slashes first", (path) => `/${path}`],
  ["two slashes inside", (path) => path.replace("/api/", "/api//")],
  ["a slash behind it", (path) => `${path}/`],
  ["upper case", (path) => path.toUpperCase()],
  ["one upper-case letter", (path) => path.replace("/api", "/Api")],
  ["encoded letters", (path) => path.replace(/\/api\/(.)/u, (_, letter) => `/api/${encode(letter)}`)],
  [
    "letters encoded twice",
    (path) => path.replace(/\/api\/(.)/u, (_, letter) => `/api/%25${encode(letter).slice(1)}`),
  ],
  ["an encoded slash", (path) => path.replace("/api/", "/api%2f")],
  ["a way up", (path) => path.replace("/api/", "/api/x/../")],
  ["a way up from outside", (path) => `/x/..${path}`],
  ["an encoded way up", (path) => path.replace("/api/", "/api/x/%2e%2e/")],
  ["a dot", (path) => path.replace("/api/", "/api/./")],
  ["a backslash", (path) => path.replace("/api/", "/api\\")],
  ["a parameter of its own", (path) => `${path};admin=1`],
  ["a query", (path) => `${path}?role=admin&access=public`],
  ["a NUL", (path) => `${path}%00`],
  ["an address in absolute form", (path) => `http://localhost${path}`],
];

const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

describe("an admin's call under an odd spelling", () => {
  test.each(SPELLINGS)("with %s never lets a member in", async (_name, spell) => {
    const member = await clientOf("member");
    const cookie = [...member.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const admins = calls.filter(({ access }) => access === "admin");
    const answers = await Promise.all(
      admins.map(async ({ method, path }) => ({
        call: `${method} ${path}`,
        status: await sendRaw({ method, path: spell(fillIn(path)), headers: { cookie } }),
      })),
    );
    expect(answers.filter(({ status }) => ![400, 403, 404, 405].includes(status))).toEqual([]);
  });

  test("the plain spelling is known over the same socket: 403 for a member, 200 for an admin", async () => {
    const send = async (who: keyof typeof WHO) => {
      const { cookies } = await clientOf(who);
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
      return sendRaw({ path: "/api/admin/stats", headers: { cookie } });
    };
    expect([await send("member"), await send("admin")]).toEqual([403, 200]);
  });
});
