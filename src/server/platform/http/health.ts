import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "#domain/network/loopback.ts";
import { AppError } from "../errors.ts";
import type { Metrics } from "../metrics.ts";
import { isSameSecret } from "../secrets.ts";

interface HealthDeps {
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  ping(): Promise<void>;
  isDraining(): boolean;
}

/** Endpoints for load balancers and Prometheus: liveness, readiness, metrics. */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );

  app.get("/readyz", async (_request, reply) => {
    if (deps.isDraining()) throw new AppError("unavailable", "Shutting down.", { retryAfterSeconds: 2 });
    await deps.ping();
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken))
      throw new AppError("not_found", "There is nothing at this address.");
    const { registry } = deps.metrics;
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

const PROXY_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/u;

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`);
  // A proxy on this machine is on loopback too: a forwarded request or another host name is not local.
  const isProxied = Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));
  const address = request.socket.remoteAddress?.replace(/^::ffff:/u, "") ?? "";
  return isLoopback(address) && isLoopback(request.hostname) && !isProxied;
}
