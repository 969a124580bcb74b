import { STRIPE_WEBHOOK, VISITED_ADDRESSES } from "#contracts/visited-addresses.ts";
import type { Mentor } from "./engine/mentor/answer.ts";
import { accountsRoutes, authenticateByCookie } from "./features/accounts/accounts.routes.ts";
import { readLivingSessions, viewMe } from "./features/accounts/accounts.service.ts";
import { exportRoutes } from "./features/accounts/export.routes.ts";
import { profileRoutes } from "./features/accounts/profile.routes.ts";
import { createSessionCookies } from "./features/accounts/session-cookies.ts";
import { CALLBACK_PATH, mountSignIn } from "./features/accounts/sign-in.routes.ts";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { dashboardRoutes } from "./features/analytics/dashboard/dashboard.routes.ts";
import { ingestRoutes } from "./features/analytics/ingest/ingest.routes.ts";
import { createIngest } from "./features/analytics/ingest/ingest.service.ts";
import { reportRoutes } from "./features/analytics/report/report.routes.ts";
import { avatarRoutes, mountAvatars } from "./features/avatars/avatars.routes.ts";
import { createKeepPicture } from "./features/avatars/avatars.service.ts";
import { billingRoutes, sandboxRoutes } from "./features/billing/billing.routes.ts";
import { endTestMode, settleSubscriptions } from "./features/billing/sync.service.ts";
import { mountWebhook } from "./features/billing/webhook.routes.ts";
import { emailRoutes } from "./features/email/email.routes.ts";
import { sendScheduledMails } from "./features/email/send-mails.service.ts";
import { mountUnsubscribe } from "./features/email/unsubscribe.routes.ts";
import { feedbackRoutes } from "./features/feedback/feedback.routes.ts";
import { leaderboardRoutes } from "./features/leaderboard/leaderboard.routes.ts";
import { logbookRoutes } from "./features/logbook/logbook.routes.ts";
import { mentorRoutes } from "./features/mentor/mentor.routes.ts";
import { onboardingRoutes } from "./features/onboarding/onboarding.routes.ts";
import { createFleet } from "./features/performance/fleet.ts";
import { performanceRoutes } from "./features/performance/performance.routes.ts";
import { createPerformance, PERFORMANCE_TOPIC } from "./features/performance/performance.service.ts";
import { createSampler } from "./features/performance/sampler.service.ts";
import { progressRoutes } from "./features/progress/progress.routes.ts";
import { createAdapt } from "./features/quests/adapt.service.ts";
import { createGeneration } from "./features/quests/generation.service.ts";
import { questsRoutes } from "./features/quests/quests.routes.ts";
import { shareClaimers } from "./features/sharing/claim-share.service.ts";
import { mountSharePages } from "./features/sharing/share-pages.routes.ts";
import { sharingRoutes } from "./features/sharing/sharing.routes.ts";
import { socialRoutes } from "./features/social/social.routes.ts";
import { xpRoutes } from "./features/xp/xp.routes.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { type PublicContext, runEffect } from "./platform/context.ts";
import type { Database } from "./platform/db/pool.ts";
import { answerUnknown, mountEndpoints } from "./platform/http/endpoint-routes.ts";
import { mountHealth } from "./platform/http/health.ts";
import { createIdempotency } from "./platform/http/idempotency.ts";
import { mountApiPages } from "./platform/http/openapi/api-pages.ts";
import { mountPages, readWebBuild } from "./platform/http/pages/pages.ts";
import { createFairQueue } from "./platform/http/queue/fair-queue.ts";
import { takeTurns, type VisitedLanes } from "./platform/http/queue/visitor-turns.ts";
import { createRateLimits } from "./platform/http/rate-limits.ts";
import { createWebServer } from "./platform/http/web-server.ts";
import { createIdentity } from "./platform/identity/create-identity.ts";
import { createPictureFetch, type FetchPicture } from "./platform/identity/fetch-picture.ts";
import { createBroadcast } from "./platform/live/broadcast.ts";
import { createExchange, noExchange } from "./platform/live/exchange.ts";
import { createLiveHub, type LiveHub } from "./platform/live/live-hub.ts";
import { mountLive } from "./platform/live/live-route.ts";
import { createPresence } from "./platform/live/presence.ts";
import { createSessionWatch } from "./platform/live/session-watch.ts";
import { createSharedPresence } from "./platform/live/shared-presence.ts";
import { countSockets } from "./platform/live/sockets.ts";
import type { LanguageModels } from "./platform/llm/language-models.ts";
import type { Log } from "./platform/log.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { Metrics } from "./platform/metrics.ts";
import { createPayments } from "./platform/payments/create-payments.ts";
import { createPictures } from "./platform/pictures/picture-cache.ts";
import type { SharedRedis } from "./platform/redis/open-redis.ts";

/** What asks the database without being a call of the contract. */
const VISITED: VisitedLanes = {
  // Waits for the identity provider.
  "/api/auth/google": "slow",
  "/api/webhooks/": "slow",
  "/avatars/": "read",
  "/idp/": "write",
  "/s/": "read",
  "/unsubscribe/": "write",
};

export interface AppDeps {
  readonly config: Config;
  /** This process among all of the installation. */
  readonly instance: string;
  readonly secret: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Where the browser's build lies; without one only the API is served. */
  readonly webFolder: string;
  readonly engine: () => Mentor;
  readonly models: LanguageModels;
  readonly mailer: Mailer;
  /** How pictures of people are fetched; a test has its own way. */
  readonly fetchPicture?: FetchPicture | undefined;
  /** What the instances share; an instance that is alone has none. */
  readonly redis?: SharedRedis | undefined;
}

/** Puts the parts together. Listening is main's business. */
export async function createApp(deps: AppDeps) {
  const { config, database, clock, log, metrics, redis } = deps;
  const { db } = database;
  const { publicUrl } = config;
  const { app, drain } = await createWebServer(config, log, metrics);
  const limits = createRateLimits(config.hasRateLimits, redis);
  const queue = createFairQueue();
  takeTurns(app, queue, VISITED);
  const cookies = createSessionCookies(publicUrl);
  const build = readWebBuild(deps.webFolder);
  const stylesheet = build?.plainStylesheet;

  mountHealth(app, {
    metrics,
    metricsToken: config.metricsToken,
    ping: database.ping,
    isDraining: drain.isDraining,
  });

  const client = await createIdentity(app, {
    ...deps,
    limits,
    stylesheet,
    redirectUri: `${publicUrl.origin}${CALLBACK_PATH}`,
  });
  const context = (): PublicContext => ({
    db,
    actor: null,
    now: clock.now(),
    log,
    push: (effect) => runEffect(effect, log),
  });
  const rule = {
    adminEmails: config.adminEmails,
    isFirstAccountAdmin: config.signIn.kind === "local" && !config.signIn.needsAccessCode,
  };
  const fetchPicture = deps.fetchPicture ?? createPictureFetch({ hosts: config.avatarHosts });
  const keepPicture =
    config.signIn.kind === "google" ? createKeepPicture({ db, clock, log, fetchPicture }) : undefined;
  mountSignIn(app, { publicUrl, client, rule, cookies, limits, context, keepPicture });

  const { takesPayments } = config;
  const payments = await createPayments(config.stripe, { db, clock, log, takesPayments });
  const isTestMode = payments.kind === "sandbox" && takesPayments;
  if (!isTestMode) await endTestMode(context());
  if (payments.kind === "stripe") {
    await mountWebhook(app, { provider: payments.provider, limits, context });
  }

  const pictures = createPictures({ log });
  const presence = redis ? createSharedPresence(clock, redis) : createPresence(clock);
  const sampler = createSampler({
    ...deps,
    db,
    ping: database.ping,
    isRefusing: drain.isRefusing,
    countSockets: async () => ({ connections: await countSockets(app.server), liveClients: hub.count() }),
  });
  const fleet = createFleet({
    sampler,
    clock,
    exchange: redis ? createExchange(redis, deps.instance) : noExchange,
  });
  const broadcast = createBroadcast();
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
  app.addHook("onClose", async () => sessions.close());
  const hub: LiveHub = createLiveHub({ log, broadcast, topics: [performance.topic], sessions });
  const mails = { db, clock, log, mailer: deps.mailer, publicUrl, secret: deps.secret };
  const { engine, models } = deps;
  const adapt = createAdapt(models, engine);
  const generation = createGeneration({ db, log, metrics, engine, ...(adapt && { adapt }) });
  const routes = [
    ...accountsRoutes(cookies),
    ...profileRoutes(cookies),
    ...avatarRoutes(),
    ...exportRoutes(),
    ...onboardingRoutes(generation.generateFirst),
    ...questsRoutes(generation, engine),
    ...mentorRoutes({ mentor: engine, models, metrics }),
    ...xpRoutes({ claimers: shareClaimers, viewMe }),
    ...progressRoutes(),
    ...logbookRoutes(),
    ...leaderboardRoutes(deps.secret),
    ...socialRoutes(),
    ...sharingRoutes({ publicUrl, pictures }),
    ...billingRoutes(payments.provider),
    ...feedbackRoutes(),
    ...ingestRoutes(createIngest(db), presence),
    ...dashboardRoutes({ presence, latestSystem: fleet.load }),
    ...reportRoutes(config),
    ...performanceRoutes(performance),
    ...adminRoutes(),
    ...emailRoutes(mails),
    ...(payments.kind === "sandbox" ? sandboxRoutes(payments.provider) : []),
  ];
  const authenticate = authenticateByCookie(db, cookies, queue);
  mountEndpoints(app, routes, {
    db,
    clock,
    log,
    limits,
    idempotency: createIdempotency(db, log),
    queue,
    authenticate,
    sessions,
  });
  mountAvatars(app, { db, clock, limits, authenticate });
  await mountLive(app, hub, { publicUrl, clock, limits, authenticate });
  const visited = [...VISITED_ADDRESSES, ...(payments.kind === "stripe" ? [STRIPE_WEBHOOK] : [])];
  const endpoints = routes.map((route) => route.endpoint);
  mountApiPages(app, endpoints, visited, { publicUrl, stylesheet });

  await mountUnsubscribe(app, { db, limits, secret: deps.secret, stylesheet });
  mountSharePages(app, { db, limits, publicUrl, stylesheet, pictures });

  const { supportEmail, signIn } = config;
  const instance = {
    signIn: signIn.kind,
    supportEmail,
    payments: payments.kind === "sandbox" && !takesPayments ? ("off" as const) : payments.kind,
    modelHosts: [...new Set(models.describe().map(({ host }) => host))],
    reports: config.hasMemberReports ? ("members" as const) : ("admins" as const),
  };
  const answerOther = await mountPages(app, build, instance, publicUrl);
  const answerUnknownCall = answerUnknown(routes, visited);
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/+(api|idp)([/?]|$)/iu.test(request.url)) {
      await limits.countRequest(undefined, request.ip);
      return answerUnknownCall(request, reply);
    }
    return answerOther(request, reply);
  });
  const settleBilling = () => settleSubscriptions(context(), payments.provider);
  const sendMails = () => sendScheduledMails(mails);
  const drainAll = {
    ...drain,
    drain: async () => void (await Promise.all([drain.drain(), hub.close()])),
  };
  return {
    app,
    drain: drainAll,
    routes,
    generation,
    settleBilling,
    sendMails,
    performance: performance,
    hub,
    broadcast,
  };
}
