import type { OutputOf } from "#contracts/endpoint.ts";
import type { readSetup } from "#contracts/setup/setup.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isLoopback } from "#domain/network/loopback.ts";
import { type SetupFacts, type SetupStep, setupSteps } from "#domain/setup/setup-steps.ts";
import { readLastTestMail } from "#server/features/email/test-mail.service.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import type { Context } from "#server/platform/context.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { type FoundServer, findLocalServers } from "#server/platform/llm/local-servers.ts";
import { MODEL_ROLES } from "#server/platform/llm/model-config.ts";
import { mailHost, mailKind } from "#server/platform/mail/create-mailer.ts";
import { isStripeTest } from "#server/platform/payments/stripe/stripe-config.ts";
import { type AddressCheck, checkAddress } from "./check-address.ts";
import { readStoredFacts } from "./setup.repository.ts";

export interface SetupDeps {
  readonly config: Config;
  readonly clock: Clock;
}

/** What is found outside of the database: the public address, and model servers of this machine. */
interface Surroundings {
  readonly address: AddressCheck;
  readonly servers: readonly FoundServer[];
}

const KEPT_MS = MS_PER_MINUTE;

/** The checklist of the console. Looks around once a minute at most; what the database knows is always current. */
export function createSetup({ config, clock }: SetupDeps) {
  let seen: { readonly at: number; readonly around: Promise<Surroundings> } | undefined;
  const around = () => {
    const at = clock.now().getTime();
    if (!seen || at - seen.at >= KEPT_MS) seen = { at, around: lookAround(config) };
    return seen.around;
  };
  return {
    async view({ db, actor, now }: Context): Promise<OutputOf<typeof readSetup>> {
      return {
        steps: await readSteps(db, config, await around(), now),
        publicUrl: config.publicUrl.origin,
        testMailTo: actor.user.email,
        canSendMail: mailKind(config) !== "none",
      };
    },
  };
}

export type Setup = ReturnType<typeof createSetup>;

/** The same steps for `npm run ops -- doctor`. */
export async function readSetupSteps(db: Db, config: Config, now: Date): Promise<SetupStep[]> {
  return readSteps(db, config, await lookAround(config), now);
}

async function lookAround({ publicUrl }: Config): Promise<Surroundings> {
  const [address, servers] = await Promise.all([
    publicUrl.protocol === "https:" ? checkAddress(publicUrl) : { problem: null, certificateUntil: null },
    findLocalServers(),
  ]);
  return { address, servers };
}

async function readSteps(db: Db, config: Config, around: Surroundings, now: Date): Promise<SetupStep[]> {
  const { signIn } = config;
  const [stored, test] = await Promise.all([
    readStoredFacts(db, signIn.kind === "google" ? signIn.issuer.replace(/\/$/u, "") : ""),
    readLastTestMail(db, config),
  ]);
  return setupSteps(
    {
      publicUrl: config.publicUrl.origin,
      signIn:
        signIn.kind === "google"
          ? { kind: "google", issuer: signIn.issuer, hasWorked: stored.hasAccountOfIssuer }
          : signIn,
      address: { kind: addressKind(config.publicUrl), ...around.address },
      mail: { kind: mailKind(config), host: mailHost(config), test },
      payments: { kind: paymentsKind(config), webhookAt: stored.webhookAt },
      backupAt: stored.backupAt,
      models: describeModels(config.models, around.servers),
      hasMember: stored.hasMember,
    },
    now,
  );
}

/** Plain http outside of these is refused at start in production; without, it is as good as this machine. */
function addressKind({ protocol, hostname }: URL): SetupFacts["address"]["kind"] {
  if (protocol === "https:") return "https";
  return isLoopback(hostname) ? "this machine" : "own network";
}

function paymentsKind({ takesPayments, stripe }: Config): SetupFacts["payments"]["kind"] {
  if (!takesPayments) return "off";
  if (!stripe) return "sandbox";
  return isStripeTest(stripe) ? "stripe test" : "stripe";
}

/** Which models are used, and which servers of this machine could be. None is used unasked. */
export function describeModels(used: Config["models"], found: readonly FoundServer[]): SetupFacts["models"] {
  const inUse = MODEL_ROLES.flatMap((role) => {
    const model = used[role];
    return model ? [`${role}: ${model.model} at ${model.baseUrl.host}`] : [];
  });
  const isUsed = ({ baseUrl }: FoundServer["server"]) =>
    MODEL_ROLES.some((role) => used[role]?.baseUrl.href === baseUrl);
  const offers = found
    .filter(({ server }) => !isUsed(server))
    .map(
      ({ server, models }) => `${server.name} runs here: set AI_LOCAL=${server.id}/${models[0]} to use it`,
    );
  return { inUse, offers };
}
