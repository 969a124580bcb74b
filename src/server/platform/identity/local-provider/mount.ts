import type { FastifyInstance, FastifyReply } from "fastify";
import type { CustomFetch } from "openid-client";
import { inProcessHeaders, isInProcess } from "../../http/in-process.ts";
import { type LocalSignIn, mountSignInForm } from "./form-routes.ts";
import { createProvider, IDP_PREFIX } from "./provider.ts";

const LOAD_AFTER_MS = 100;

/** Mounts the local provider and its form under /idp. */
export async function mountLocalProvider(app: FastifyInstance, settings: LocalSignIn): Promise<void> {
  const provider = onceMade(async () => {
    const made = await createProvider(settings);
    return Object.assign(made, { handle: made.callback() });
  });
  const onFailure = (err: unknown) => app.log.error({ err }, "the local sign-in could not be made");
  // Not before the start is over: the library takes a third as long to load as all the rest.
  app.addHook(
    "onListen",
    async () => void setTimeout(() => void provider().catch(onFailure), LOAD_AFTER_MS).unref(),
  );
  await app.register(async (idp) => {
    // The provider must see our public URL, whatever host name the request used.
    idp.addHook("onRequest", async ({ raw, ip }) => {
      if (!isInProcess(raw.headers)) await settings.limits.countRequest(undefined, ip);
      // Cross-site writes are already refused, and the library would answer an Origin with CORS headers.
      delete raw.headers.origin;
      raw.headers["x-forwarded-proto"] = settings.publicUrl.protocol.slice(0, -1);
      raw.headers["x-forwarded-host"] = settings.publicUrl.host;
    });
    await idp.register(async (scope) => mountSignInForm(scope, provider, settings));
    await idp.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
      scope.all(`${IDP_PREFIX}/*`, async (request, reply) => {
        const { handle } = await provider();
        carryHeaders(reply);
        reply.hijack();
        const raw = Object.assign(request.raw, { originalUrl: request.url });
        raw.url = request.url.slice(IDP_PREFIX.length);
        void handle(raw, reply.raw);
      });
    });
  });
}

/** What is being made is shared; a failure is forgotten, so that the next call tries again. */
function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** A hijacked reply skips the headers set on Fastify's reply, including the security headers. */
function carryHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}

/** Lets our own client call the provider within this process, without a network. */
export function fetchInProcess(app: FastifyInstance, publicUrl: URL): CustomFetch {
  return async (url, options) => {
    const target = new URL(url);
    if (target.origin !== publicUrl.origin) throw new Error("The local provider is asked in process only.");
    const answer = await app.inject({
      method: options.method as "GET" | "POST",
      url: target.pathname + target.search,
      headers: { ...options.headers, ...inProcessHeaders },
      ...(options.body != null && { payload: String(options.body) }),
    });
    const headers = answer.headers as Record<string, string>;
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
}
