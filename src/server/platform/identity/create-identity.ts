import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { accessCodeFor } from "./access-code.ts";
import type { IdentityClient } from "./identity.ts";
import { fetchInProcess, mountLocalProvider } from "./local-provider/mount.ts";
import { IDP_PREFIX, LOCAL_CLIENT_ID, localClientSecret } from "./local-provider/provider.ts";
import { createIdentityClient } from "./openid-client.ts";

/** Fixed issuer for local accounts, so that they survive a change of the public URL. */
export const LOCAL_ISSUER = "local";

interface IdentitySettings {
  readonly config: Config;
  readonly secret: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly stylesheet: string | undefined;
  readonly redirectUri: string;
}

/** Google where credentials are configured; otherwise our own provider, with the same protocol. */
export async function createIdentity(
  app: FastifyInstance,
  settings: IdentitySettings,
): Promise<IdentityClient> {
  const { config, secret, redirectUri } = settings;
  if (config.signIn.kind === "google") {
    const { issuer, clientId, clientSecret } = config.signIn;
    return createIdentityClient({
      issuer: new URL(issuer),
      clientId,
      clientSecret,
      redirectUri,
      prompt: "select_account",
    });
  }
  const { publicUrl } = config;
  const { needsAccessCode } = config.signIn;
  await mountLocalProvider(app, {
    ...settings,
    db: settings.database.db,
    publicUrl,
    needsAccessCode,
    accessCode: needsAccessCode ? accessCodeFor(secret) : undefined,
  });
  return createIdentityClient({
    issuer: new URL(IDP_PREFIX, publicUrl),
    clientId: LOCAL_CLIENT_ID,
    clientSecret: localClientSecret(secret),
    redirectUri,
    prompt: "login",
    storedIssuer: LOCAL_ISSUER,
    fetch: fetchInProcess(app, publicUrl),
  });
}
