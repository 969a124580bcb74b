import type { FastifyInstance } from "fastify";
import type { Mentor } from "./engine/mentor/mentor.ts";
import type { ReadSense } from "./engine/text/sense/sense-thread.ts";
import { authenticateByCookie } from "./features/accounts/accounts.routes.ts";
import { readLivingSessions, viewMe } from "./features/accounts/accounts.service.ts";
import { createSessionCookies } from "./features/accounts/session-cookies.ts";
import { CALLBACK_PATH } from "./features/accounts/sign-in.routes.ts";
import { createActivityLive } from "./features/activity/activity-live.ts";
import { createIngest } from "./features/analytics/ingest/ingest.service.ts";
import { createSavePicture } from "./features/avatars/avatars.service.ts";
import { createFleet } from "./features/performance/fleet.ts";
import { createLoadMeter, type Load } from "./features/performance/load.ts";
import { createPerformance, PERFORMANCE_TOPIC } from "./features/performance/performance.service.ts";
import { createSampler } from "./features/performance/sampler.service.ts";
import { createAdapt } from "./features/quests/generation/adapt.service.ts";
import { createGeneration } from "./features/quests/generation/generation.service.ts";
import { shareClaimers } from "./features/sharing/claim-share.service.ts";
import { authenticateToken } from "./features/tokens/tokens.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { type PublicContext, runEffect } from "./platform/context.ts";
import type { Database } from "./platform/db/pool.ts";
import type { Drain } from "./platform/http/drain.ts";
import type { FairQueue } from "./platform/http/queue/fair-queue.ts";
import { createRateLimits } from "./platform/http/rate-limits.ts";
import { createIdentity } from "./platform/identity/create-identity.ts";
import { createPictureFetch, type FetchPicture } from "./platform/identity/fetch-picture.ts";
import { createBroadcast } from "./platform/live/broadcast.ts";
import { createExchange, noExchange } from "./platform/live/exchange.ts";
import { createLiveHub, type LiveHub } from "./platform/live/live-hub.ts";
import { createPresence } from "./platform/live/presence.ts";
import { createSharedPresence } from "./platform/live/shared-presence.ts";
import { countSockets } from "./platform/live/sockets.ts";
import type { LanguageModels } from "./platform/llm/language-models.ts";
import type { Log } from "./platform/log/log.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { Metrics } from "./platform/metrics.ts";
import { createPayments } from "./platform/payments/create-payments.ts";
import type { People } from "./platform/people.ts";
import { createPictures } from "./platform/pictures/picture-cache.ts";
import { createPushSender } from "./platform/push/push-sender.ts";
import { readOrMakeVapidKeys } from "./platform/push/vapid-keys.repository.ts";
import type { SharedRedis } from "./platform/redis/open-redis.ts";
import { createSessionWatch } from "./platform/session-watch.ts";

/** What the app is built from; supplied by main and the tests. */
export interface AppDeps {
  readonly config: Config;
  /** Name of this process among all instances. */
  readonly instance: string;
  readonly secret: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Folder of the browser build; without one only the API is served. */
  readonly webFolder: string;
  readonly engine: () => Mentor;
  /** Left out where words alone count. */
  readonly readSense?: ReadSense | undefined;
  readonly models: LanguageModels;
  readonly mailer: Mailer;
  /** Fetches pictures of people; tests replace it. */
  readonly fetchPicture?: FetchPicture | undefined;
  /** Measures this process; tests replace it, so that a busy machine raises no alerts in them. */
  readonly measureLoad?: (() => Load) | undefined;
  /** How many times longer than usual calls wait before they give up; tests raise it: the machine may be busy. */
  readonly patience?: number | undefined;
  /** Shared by all instances; undefined for a single instance. */
  readonly redis?: SharedRedis | undefined;
}

/** What the web server provides. */
interface Served {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  readonly queue: FairQueue;
  readonly people: People;
  /** Stylesheet of pages that the server renders itself. */
  readonly stylesheet: string | undefined;
}

/** Everything that lives as long as the process, created once: features pick what they need. */
export type Services = Awaited<ReturnType<typeof createServices>>;

export async function createServices(deps: AppDeps, served: Served) {
  const { config, database, clock, log, metrics, redis, engine, models } = deps;
  const { app, people, queue, stylesheet } = served;
  const { db } = database;
  const { publicUrl } = config;
  const live = createLiveServices(deps, served);
  const limits = createRateLimits(config.hasRateLimits, redis);
  const cookies = createSessionCookies(publicUrl);
  const context = (): PublicContext => ({
    db,
    actor: null,
    now: clock.now(),
    log,
    people,
    tell: live.tell,
    push: (effect) => runEffect(effect, db, log),
  });
  const client = await createIdentity(app, {
    ...deps,
    limits,
    stylesheet,
    redirectUri: `${publicUrl.origin}${CALLBACK_PATH}`,
  });
  const { takesPayments } = config;
  const payments = await createPayments(config.stripe, { db, clock, log, takesPayments });
  const adapt = createAdapt(models);
  const { readSense } = deps;
  const generation = createGeneration({
    db,
    log,
    metrics,
    engine,
    readSense,
    tell: live.tell,
    ...(adapt && { adapt }),
  });
  return {
    ...deps,
    ...live,
    db,
    publicUrl,
    limits,
    cookies,
    context,
    client,
    stylesheet,
    rule: adminRule(config),
    savePicture: pictureSaver(deps),
    payments,
    pictures: createPictures({ log }),
    push: createPushSender({
      hosts: config.pushHosts,
      keys: await readOrMakeVapidKeys(db, clock.now()),
      contact: `mailto:${config.supportEmail}`,
    }),
    generation,
    xp: { claimers: shareClaimers, viewMe },
    ingest: createIngest(db),
    authenticate: authenticateByCookie(db, cookies, queue),
    authenticateToken: (secret: string, address: string, now: Date) =>
      queue.identify(secret, address, () => authenticateToken(db, secret, now)),
  };
}

/** Live services: presence, state of the instances, and the connections that receive it. */
function createLiveServices(deps: AppDeps, { app, drain }: Served) {
  const { config, database, clock, log, redis, instance } = deps;
  const { db, ping } = database;
  const broadcast = createBroadcast<[to?: string]>();
  const sampler = createSampler({
    ...deps,
    db,
    ping,
    measureLoad: deps.measureLoad ?? createLoadMeter(),
    isRefusing: drain.isRefusing,
    countSockets: async () => ({ connections: await countSockets(app.server), liveClients: hub.count() }),
  });
  const exchange = redis ? createExchange(redis, instance) : noExchange;
  const activity = createActivityLive({ broadcast, exchange });
  const fleet = createFleet({ sampler, clock, exchange });
  const performance = createPerformance({
    ...deps,
    db,
    sampler,
    fleet,
    broadcast,
    live: () => ({ watchers: hub.watchers(PERFORMANCE_TOPIC), lagMs: hub.lagMs() }),
    hasMemberReports: config.hasMemberReports,
  });
  const sessions = createSessionWatch({
    log,
    livingSessions: (ids) => readLivingSessions(db, ids, clock.now()),
  });
  const hub: LiveHub = createLiveHub({
    log,
    broadcast,
    topics: [performance.topic, activity.topic],
    sessions,
  });
  const presence = redis ? createSharedPresence(clock, redis) : createPresence(clock);
  return { broadcast, fleet, performance, sessions, hub, presence, tell: activity.tell };
}

function adminRule({ adminEmails, signIn }: Config) {
  return { adminEmails, isFirstAccountAdmin: signIn.kind === "local" && !signIn.needsAccessCode };
}

/** Undefined with the local provider, which has no pictures. */
function pictureSaver({ config, database, clock, log, fetchPicture }: AppDeps) {
  if (config.signIn.kind !== "google") return undefined;
  const fetch = fetchPicture ?? createPictureFetch({ hosts: config.avatarHosts });
  return createSavePicture({ db: database.db, clock, log, fetchPicture: fetch });
}
