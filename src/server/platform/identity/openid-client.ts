import * as oidc from "openid-client";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { isStorable, storable } from "#domain/general/storable-text.ts";
import { limitBytes } from "../limit-bytes.ts";
import { findClaimProblem } from "./id-token-claims.ts";
import type { IdentityClient } from "./identity.ts";

const TIMEOUT_SECONDS = 10;
/** Discovery documents, keys and tokens are a few kilobytes each. */
const MAX_ANSWER_BYTES = 256 * 1024;
const ALGORITHMS = ["RS256", "ES256"];

interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly prompt: "login" | "select_account";
  /** Issuer to store accounts under, if the provider's address may change with our public URL. */
  readonly storedIssuer?: string;
  /** The local provider is called in process, without a network. */
  readonly fetch?: oidc.CustomFetch;
}

/** Authorization code flow with S256 PKCE, state and nonce; verifies id tokens with the provider's keys. */
export function createIdentityClient(settings: ProviderSettings): IdentityClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    async begin() {
      const config = await configuration();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
        prompt: settings.prompt,
      });
      return { url, checks };
    },

    async finish(returnedTo, checks) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), returnedTo, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("The provider sent no id token.");
      // Uses the real clock, as the library does for the rest of the token.
      const nowSeconds = Date.now() / MS_PER_SECOND;
      const problem = findClaimProblem(claims, { clientId: settings.clientId, nowSeconds });
      if (problem) throw new Error(`The id token is refused: ${problem}.`);
      if (!isStorable(claims.sub)) throw new Error("The provider named a subject that cannot be kept.");
      // Not cleaned: that would change the address into one that was never verified.
      const email = typeof claims.email === "string" && isStorable(claims.email) ? claims.email : null;
      return {
        issuer: settings.storedIssuer ?? claims.iss,
        subject: claims.sub,
        email,
        isEmailVerified: email !== null && claims.email_verified === true,
        name: typeof claims.name === "string" ? storable(claims.name) : undefined,
        picture: typeof claims.picture === "string" ? claims.picture : undefined,
      };
    },
  };
}

/** Limits the size of a provider's answer. */
const fetchLimited: oidc.CustomFetch = async (url, options) => {
  const { status, headers, body } = await fetch(url, options as RequestInit);
  const limited = limitBytes(MAX_ANSWER_BYTES, () => new Error("The provider's answer is too large."));
  return new Response(body?.pipeThrough(limited) ?? null, { status, headers });
};

async function discover(settings: ProviderSettings): Promise<oidc.Configuration> {
  const isPlainHttp = settings.issuer.protocol === "http:";
  const options: oidc.DiscoveryRequestOptions = {
    timeout: TIMEOUT_SECONDS,
    execute: [oidc.enableNonRepudiationChecks, ...(isPlainHttp ? [oidc.allowInsecureRequests] : [])],
    [oidc.customFetch]: settings.fetch ?? fetchLimited,
  };
  const { issuer, clientId, clientSecret } = settings;
  const auth = oidc.ClientSecretBasic(clientSecret);
  const first = await oidc.discovery(issuer, clientId, { client_secret: clientSecret }, auth, options);
  const offered = first.serverMetadata().id_token_signing_alg_values_supported ?? ["RS256"];
  const algorithm = ALGORITHMS.find((name) => offered.includes(name));
  if (!algorithm) throw new Error("The provider signs with no algorithm that we accept.");
  if (algorithm === "RS256") return first;
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: algorithm };
  return oidc.discovery(issuer, clientId, metadata, auth, options);
}
