import { type Config, readConfig } from "./platform/config.ts";
import { openStore } from "./platform/db/open-store.ts";
import { accessCodeFor } from "./platform/identity/access-code.ts";
import { createLog } from "./platform/log/log.ts";
import { readOrMakeSecret } from "./platform/secrets.ts";
import { createShutdown, type Shutdown } from "./platform/shutdown.ts";
import { StartUpProblem } from "./platform/start-up-problem.ts";

/** What `npm start` runs once everything is installed and built. */
export async function main(args: string[]): Promise<void> {
  const shutdown = createShutdown();
  try {
    await start(readConfig(process.env), shutdown, args.includes("--demo"));
  } catch (error) {
    await shutdown.run();
    if (!(error instanceof StartUpProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** PostgreSQL gets 20 s for a fast shutdown and 20 s more for an immediate one. */
const STORE_WITHIN_MS = 45_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(config: Config, shutdown: Shutdown, isDemo: boolean): Promise<void> {
  let onEvent: (event: string, detail: string) => void = () => undefined;
  const opening = openStore(config, { say, onEvent: (event, detail) => onEvent(event, detail) });
  // A signal during the first start waits until it is complete and then closes it: nothing half-made stays.
  shutdown.add("data folder", async () => (await opening.catch(() => undefined))?.close(), STORE_WITHIN_MS);
  // Loaded while the database starts.
  const [store, { serve }] = await Promise.all([opening, import("./serve.ts")]);
  const { log, close } = createLog(config, store.dataDir);
  shutdown.add("log", close);
  onEvent = (event, detail) => log.warn({ event, detail }, "embedded database");
  const secret = config.sessionSecret ?? (await readOrMakeSecret(store.dataDir));
  await serve({ config, secret, store, log, shutdown, say, isDemo });
  announce(config, secret);
  if (config.isProduction && isTestMode(config)) log.warn(TEST_MODE);
}

const TEST_MODE =
  "Payments are in TEST MODE: no money is taken, and any test card opens a plan. Set the STRIPE_ variables, or PAYMENTS=off.";

function isTestMode({ stripe, takesPayments }: Config): boolean {
  return !stripe && takesPayments;
}

function announce(config: Config, secret: string): void {
  const { signIn, publicUrl } = config;
  say(`SideQuest is ready at ${publicUrl.origin}`);
  const isLocal = signIn.kind === "local";
  say(
    isLocal
      ? "Sign in with any email and name: this instance keeps its own accounts."
      : "Sign in with Google.",
  );
  if (isLocal && signIn.needsAccessCode) {
    say(`Access code: ${accessCodeFor(secret)}`);
    say("It opens new accounts only: each of them gets a code of its own.");
  }
  if (isTestMode(config)) say(TEST_MODE);
}
