import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const PADDING_BYTES = 1_000_000;

/** How the next id token deviates from a valid one. */
interface TokenFault {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  isSignedByOtherKey?: boolean;
  /** Path whose response is padded to a megabyte. */
  paddedPath?: string;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function sign(header: object, claims: object, key: KeyObject): string {
  const text = `${base64url(header)}.${base64url(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
}

/** A fake OpenID provider on loopback with the real protocol; can issue invalid tokens on demand. */
export async function openFakeProvider() {
  const ownKey = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const otherKey = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomUUID();
  const codes = new Map<string, { nonce: string; challenge: string }>();
  const person = { sub: "g-1", email: "ann@example.com", email_verified: true, name: "Ann" } as Record<
    string,
    unknown
  >;
  let fault: TokenFault = {};

  const authorize = (url: URL): string => {
    const code = randomUUID();
    const { nonce = "", code_challenge: challenge = "" } = Object.fromEntries(url.searchParams);
    codes.set(code, { nonce, challenge });
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    return back.href;
  };
  const exchange = (form: URLSearchParams): { status: number; body: unknown } => {
    const issued = codes.get(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    if (!issued || createHash("sha256").update(verifier).digest("base64url") !== issued.challenge) {
      return { status: 400, body: { error: "invalid_grant" } };
    }
    const now = Math.floor(Date.now() / MS_PER_SECOND);
    const validClaims = {
      iss: issuer(),
      aud: "client",
      iat: now,
      exp: now + 300,
      nonce: issued.nonce,
      ...person,
    };
    const key = fault.isSignedByOtherKey ? otherKey.privateKey : ownKey.privateKey;
    const idToken = sign({ alg: "RS256", kid, ...fault.header }, { ...validClaims, ...fault.claims }, key);
    return {
      status: 200,
      body: { access_token: randomUUID(), token_type: "Bearer", expires_in: 60, id_token: idToken },
    };
  };
  const documents: Record<string, () => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/keys": () => ({
      keys: [{ ...ownKey.publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" }],
    }),
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer());
    const padding = url.pathname === fault.paddedPath ? "x".repeat(PADDING_BYTES) : undefined;
    const json = (status: number, body: unknown) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ ...(body as object), padding }));
    const document = documents[url.pathname];
    if (document) return json(200, document());
    if (url.pathname === "/authorize") return response.writeHead(302, { location: authorize(url) }).end();
    let body = "";
    for await (const chunk of request) body += chunk;
    const answer = exchange(new URLSearchParams(body));
    return json(answer.status, answer.body);
  });
  const { port, close } = await listenOnLoopback(server);
  const issuer = () => `http://127.0.0.1:${port}`;
  return {
    issuer: issuer(),
    person,
    behave: (next: TokenFault) => {
      fault = next;
    },
    close,
  };
}
