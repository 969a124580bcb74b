import type { FastifyInstance, FastifyReply } from "fastify";
import type { CustomFetch } from "openid-client";
import { inProcessHeaders, isInProcess } from "../../http/in-process.ts";
import { type LocalSignIn, mountSignInForm } from "./form-routes.ts";
import { createProvider, IDP_PREFIX } from "./provider.ts";

/** Mounts the local provider and its form under /idp. */
export async function mountLocalProvider(app: FastifyInstance, settings: LocalSignIn): Promise<void> {
  const provider = await createProvider(settings);
  const handle = provider.callback();
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
      scope.all(`${IDP_PREFIX}/*`, (request, reply) => {
        carryHeaders(reply);
        reply.hijack();
        const raw = Object.assign(request.raw, { originalUrl: request.url });
        raw.url = request.url.slice(IDP_PREFIX.length);
        void handle(raw, reply.raw);
      });
    });
  });
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
