import { readdirSync } from "node:fs";
import { openFakeProvider } from "#server/testing/fakes/fake-openid-provider.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { type Answer, type Caller, createCaller } from "./caller.ts";
import { fillPeople } from "./fill-people.ts";
import { WEEK_BEGINS } from "./model/day-model.ts";
import { Person, type Surroundings } from "./person.ts";

const OPEN_QUESTS = 8;
const FILES_FOLDER = "dist/web/assets";

/** The built program with 10,000 people and half a year of data, and browsers signed in as them. */
export async function openFilledWorld(port: number, connections: number, env: Record<string, string> = {}) {
  const provider = await openFakeProvider();
  const app = await startBenchApp(port, {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    OIDC_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    ...env,
  });
  const caller = createCaller(port, connections);
  const close = async () => {
    caller.close();
    await app.stop();
    await provider.close();
  };
  try {
    await fillPeople(app);
    const around: Surroundings = { caller, files: listFiles(), signIn: createSignIn(provider.person) };
    const cookies = await signEverybodyIn(app);
    return {
      app,
      caller,
      newcomer: () => new Person(around),
      /** Someone with open quests. */
      busyPerson: () => new Person(around, cookies.busy.shift()),
      /** Someone without open quests, whose week begins. */
      idlePerson: () => new Person(around, cookies.idle.shift()),
      busyCookies: (count: number) => cookies.busy.slice(-count),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type FilledWorld = Awaited<ReturnType<typeof openFilledWorld>>;

function listFiles(): string[] {
  const names = readdirSync(FILES_FOLDER).filter((name) => name.endsWith(".js"));
  return names.map((name) => `/assets/${name}`);
}

interface Cookies {
  readonly busy: string[];
  readonly idle: string[];
}

/** Inserts sessions directly: signing in is measured separately. */
async function signEverybodyIn({ sql }: Awaited<ReturnType<typeof startBenchApp>>): Promise<Cookies> {
  await sql.query("analyze users, quests, generations");
  await sql.query(`
    create temp table numbered as
      select id, row_number() over (order by md5(id::text)) as n from users where onboarded_at is not null;
    create temp table idle as select id from numbered where n % 100 < ${Math.round(WEEK_BEGINS * 100)};
    analyze numbered; analyze idle;
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at)
      select gen_random_uuid(), sha256(('bench-' || n)::bytea), id, 'Chrome on Linux', now() - interval '20 days',
        -- The job that prepares quests looks after those who were here lately: these wait for their own visit.
        now() - case when id in (select id from idle) then interval '15 days' else interval '1 day' end from numbered;
    update quests set deleted_at = now() where user_id in (select id from idle) and completed_at is null and deleted_at is null;
    delete from generations where user_id in (select id from idle) and created_at > now() - interval '8 days';
    insert into quests (id, user_id, title, title_key, description, xp_reward, category, difficulty, estimated_hours,
        origin, due_at, created_at)
      select gen_random_uuid(), id, 'Quest ' || q, 'quest ' || q, 'Three angles each, lid off, lit, and in a hand.', 25,
        'Marketing', 'Beginner', 1, 'generated', now() + interval '3 days', now() - interval '1 day'
      from numbered, generate_series(1, ${OPEN_QUESTS}) q where id not in (select id from idle)
      on conflict do nothing`);
  await sql.query("vacuum analyze");
  await sql.query("checkpoint");
  const { rows } = await sql.query<{ n: string; is_idle: boolean }>(
    "select n, id in (select id from idle) as is_idle from numbered order by n",
  );
  const cookie = ({ n }: { n: string }) => `sq_session=bench-${n}; sq_signed_in=1`;
  return {
    busy: rows.filter(({ is_idle }) => !is_idle).map(cookie),
    idle: rows.filter(({ is_idle }) => is_idle).map(cookie),
  };
}

/** Signs in a new person each time, sequentially: the provider handles one person at a time. */
function createSignIn(person: Record<string, unknown>): Surroundings["signIn"] {
  let turn = Promise.resolve();
  let number = 0;
  const walk = async (caller: Caller) => {
    number++;
    Object.assign(person, { sub: `new-${number}`, email: `new${number}@example.com`, name: `New ${number}` });
    const begun = await caller.send({ method: "GET", path: "/api/auth/google" });
    const there = await fetch(String(begun.headers.location), { redirect: "manual" });
    const back = new URL(there.headers.get("location") ?? "");
    const path = `${back.pathname}${back.search}`;
    const answer = await caller.send({ method: "GET", path, cookie: cookiesOf(begun) });
    return { answer, cookie: cookiesOf(answer) };
  };
  return (caller) => {
    const mine = turn.then(() => walk(caller));
    turn = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
}

function cookiesOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
}
