import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { Configuration, JWK, Provider } from "oidc-provider";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/handles.ts";
import { deriveSecret } from "../../secrets.ts";
import { createAdapter, readOrWriteOnce } from "./idp.repository.ts";
import { findLocalAccount } from "./local-accounts.ts";
import { providerProblem } from "./sign-in-form.ts";

export const LOCAL_CLIENT_ID = "sidequest";
export const IDP_PREFIX = "/idp";

export interface LocalProviderSettings {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: URL;
  readonly secret: string;
  readonly redirectUri: string;
  readonly needsAccessCode: boolean;
  readonly stylesheet: string | undefined;
}

/** Our own conforming OpenID provider, for instances without Google. */
export async function createProvider(settings: LocalProviderSettings): Promise<Provider> {
  const { db, clock, publicUrl } = settings;
  const keys = await signingKeys(db);
  const configuration: Configuration = {
    adapter: (model) => createAdapter(db, clock, model),
    clients: [
      {
        client_id: LOCAL_CLIENT_ID,
        client_secret: localClientSecret(settings.secret),
        redirect_uris: [settings.redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    jwks: keys,
    cookies: {
      keys: [deriveSecret(settings.secret, "idp cookies")],
      names: { session: "idp_session", interaction: "idp_interaction", resume: "idp_resume" },
      long: { httpOnly: true, sameSite: "lax", signed: true },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    responseTypes: ["code"],
    scopes: ["openid"],
    clientAuthMethods: ["client_secret_basic"],
    interactions: { url: (_ctx, interaction) => `${IDP_PREFIX}/interaction/${interaction.uid}` },
    ttl: { Interaction: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 300, Grant: 600, Session: 600 },
    async findAccount(_ctx, subject) {
      const account = await findLocalAccount(db, subject);
      if (!account) return undefined;
      const { email, name } = account;
      // With an access code, people can enter any unused address: nothing is verified.
      const claims = { sub: subject, email, name, email_verified: !settings.needsAccessCode };
      return { accountId: subject, claims: async () => claims };
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      // Our own app only asks for name and email, so the consent page is skipped.
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    async renderError(ctx) {
      ctx.type = "html";
      ctx.body = providerProblem(settings.stylesheet);
    },
  };
  const provider = await quietly(async () => {
    const { Provider } = await import("oidc-provider");
    return new Provider(`${publicUrl.origin}${IDP_PREFIX}`, configuration);
  });
  provider.proxy = true;
  return provider;
}

export function localClientSecret(secret: string): string {
  return deriveSecret(secret, "idp client");
}

/** Made at the first start, and kept in the database. */
export function signingKeys(db: Db): Promise<{ keys: JWK[] }> {
  return readOrWriteOnce(db, "Keys", "signing", () => ({ keys: [makeSigningKey()] }));
}

function makeSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: randomUUID(), alg: "RS256", use: "sig" } as JWK;
}

/** Silences the library's Node 20 warning: all flows that we use pass there. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}
