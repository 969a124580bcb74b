import type { FastifyInstance } from "fastify";
import { STRIPE_WEBHOOK, VISITED_ADDRESSES } from "#contracts/visited-addresses.ts";
import { MS_PER_HOUR, MS_PER_SECOND } from "#domain/general/durations.ts";
import { endTestMode } from "./features/billing/sync.service.ts";
import { FEATURES, people, purgeAll } from "./features.ts";
import { answerUnknown, mountEndpoints } from "./platform/http/endpoint-routes.ts";
import { mountHealth } from "./platform/http/health.ts";
import { createIdempotency } from "./platform/http/idempotency.ts";
import { mountApiPages } from "./platform/http/openapi/api-pages.ts";
import { mountPages, readWebBuild } from "./platform/http/pages/pages.ts";
import { createFairQueue } from "./platform/http/queue/fair-queue.ts";
import { queueVisitedPaths } from "./platform/http/queue/visited-paths.ts";
import { readsTogether } from "./platform/http/reads-together.ts";
import { createWebServer } from "./platform/http/web-server.ts";
import type { Job } from "./platform/jobs/job.ts";
import { mountLive } from "./platform/live/live-route.ts";
import { type AppDeps, createServices, type Services } from "./services.ts";

const PURGE_EVERY_MS = MS_PER_HOUR;
/** Well within the lag after which a replica is no longer used. */
const SIGN_OF_LIFE_EVERY_MS = 10 * MS_PER_SECOND;

/** Assembles the app. `main` makes it listen. */
export async function createApp(deps: AppDeps) {
  const { config, database, log, metrics } = deps;
  const { app, drain } = await createWebServer(config, log, metrics);
  const queue = createFairQueue(deps.patience);
  const lanes = Object.assign({ "/idp/": "write" }, ...FEATURES.map((feature) => feature.lanes));
  queueVisitedPaths(app, queue, lanes);
  mountHealth(app, {
    metrics,
    metricsToken: config.metricsToken,
    ping: database.ping,
    isDraining: drain.isDraining,
  });
  const build = readWebBuild(deps.webFolder);
  const services = await createServices(deps, {
    app,
    drain,
    queue,
    people,
    stylesheet: build?.plainStylesheet,
  });
  const { context, hub, sessions, performance, broadcast } = services;
  app.addHook("onClose", async () => sessions.close());
  if (paymentsOf(services) !== "sandbox") await endTestMode(context());

  const ofFeatures = FEATURES.flatMap((feature) => feature.routes?.(services) ?? []);
  const routes = [...ofFeatures, readsTogether(ofFeatures)];
  const idempotency = createIdempotency(services.db, log);
  mountEndpoints(app, routes, { ...services, idempotency, queue, people });
  for (const feature of FEATURES) await feature.mount?.(app, services);
  await mountLive(app, hub, services);
  await mountOther(app, build, services, routes);
  return {
    app,
    drain: { ...drain, drain: async () => void (await Promise.all([drain.drain(), hub.close()])) },
    routes,
    jobs: listJobs(services),
    performance,
    broadcast,
    services,
  };
}

/** Mounts the pages, the API description, and the answers to unknown addresses. */
async function mountOther(
  app: FastifyInstance,
  build: ReturnType<typeof readWebBuild>,
  services: Services,
  routes: Parameters<typeof answerUnknown>[0],
): Promise<void> {
  const { clock, config, limits, models, payments, publicUrl } = services;
  const { securityContact, hasLandingSamples } = config;
  const visited = [...VISITED_ADDRESSES, ...(payments.kind === "stripe" ? [STRIPE_WEBHOOK] : [])];
  const endpoints = routes.map((route) => route.endpoint);
  mountApiPages(app, endpoints, visited, { publicUrl });
  const instance = {
    signIn: config.signIn.kind,
    supportEmail: config.supportEmail,
    operator: config.operator,
    jurisdiction: config.jurisdiction,
    payments: paymentsOf(services),
    isStripeTest: payments.kind === "stripe" && payments.isTest,
    modelHosts: [...new Set(models.describe().map(({ host }) => host))],
    reports: config.hasMemberReports ? ("members" as const) : ("admins" as const),
  };
  const site = { publicUrl, securityContact, hasLandingSamples, clock };
  const answerPage = await mountPages(app, build, instance, site);
  const answerCall = answerUnknown(routes, visited);
  app.setNotFoundHandler(async (request, reply) => {
    if (!/^\/+(api|idp)([/?]|$)/iu.test(request.url)) return answerPage(request, reply);
    await limits.countRequest(undefined, request.ip);
    return answerCall(request, reply);
  });
}

/** "off" if payments are switched off and no provider is configured: not even test payments are possible. */
function paymentsOf({ config, payments }: Services): "stripe" | "sandbox" | "off" {
  return payments.kind === "sandbox" && !config.takesPayments ? "off" : payments.kind;
}

/** What runs by itself, on one instance at a time. */
export function listJobs(services: Services): Job[] {
  const purge = () => purgeAll(services.db, services.clock.now());
  return [
    { name: "purge", everyMs: PURGE_EVERY_MS, work: purge },
    // Its lease is the sign: a replica is measured by the latest (`replica.ts`).
    {
      name: "sign of life",
      everyMs: SIGN_OF_LIFE_EVERY_MS,
      isWaiting: () => services.database.replica !== null,
      work: async () => undefined,
    },
    ...FEATURES.flatMap((feature) => feature.jobs?.(services) ?? []),
  ];
}
