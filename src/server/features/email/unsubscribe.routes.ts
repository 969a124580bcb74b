import type { FastifyInstance, FastifyRequest } from "fastify";
import { stopMails } from "#server/features/accounts/profile.service.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { sendPage } from "#server/platform/http/pages/send-page.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import { askPage, donePage, wrongLinkPage } from "./unsubscribe-page.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

export interface UnsubscribeDeps {
  readonly db: Db;
  readonly limits: RateLimits;
  readonly secret: string;
  readonly stylesheet: string | undefined;
}

const PATH = "/unsubscribe/:token";
const BODY_LIMIT_BYTES = 8_192;

type ByToken = FastifyRequest<{ Params: { token: string } }>;

/** Unsubscribing: a page with one button, and one-click POST to the same URL (RFC 8058). */
export async function mountUnsubscribe(app: FastifyInstance, deps: UnsubscribeDeps): Promise<void> {
  const { db, limits, secret, stylesheet } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The URL is enough: ignore whatever body a mail program sends.
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null),
    );

    scope.get(PATH, async (request: ByToken, reply) => {
      await limits.countRequest(undefined, request.ip);
      const isOurs = readUnsubscribeToken(secret, request.params.token) !== undefined;
      return isOurs
        ? sendPage(reply, 200, askPage(stylesheet))
        : sendPage(reply, 404, wrongLinkPage(stylesheet));
    });

    scope.post(PATH, async (request: ByToken, reply) => {
      await limits.countRequest(undefined, request.ip);
      const userId = readUnsubscribeToken(secret, request.params.token);
      if (!userId) return sendPage(reply, 404, wrongLinkPage(stylesheet));
      await stopMails(db, userId);
      return sendPage(reply, 200, donePage(stylesheet));
    });
  });
}
