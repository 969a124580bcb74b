import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import { readFeed } from "./calendar-feed.service.ts";

export interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly publicUrl: URL;
}

type ByFile = FastifyRequest<{ Params: { file: string } }>;

/** The calendar that programs read by its secret address, without a session. */
export function mountCalendar(app: FastifyInstance, { db, clock, limits, publicUrl }: CalendarDeps): void {
  app.get("/calendar/:file", async (request: ByFile, reply) => {
    await limits.countRequest(undefined, request.ip);
    const [, token] = /^([\w-]{43})\.ics$/u.exec(request.params.file) ?? [];
    const known = request.headers["if-none-match"] ?? "";
    const feed = token && (await readFeed(token, { db, now: clock.now(), publicUrl, known }));
    if (!feed) throw new AppError("not_found", "There is no calendar at this address.");
    reply
      .header("etag", feed.etag)
      .header("cache-control", "private, no-cache")
      .header("x-robots-tag", "noindex");
    if (feed.file === null) return reply.code(304).send();
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'inline; filename="sidequest.ics"')
      .send(feed.file);
  });
}
