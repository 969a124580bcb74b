import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { MS_PER_HOUR, MS_PER_SECOND } from "#domain/general/durations.ts";

/** The instance's key pair for push services (RFC 8292): the private key as a JWK. */
export interface VapidKeys {
  readonly kty: "EC";
  readonly crv: "P-256";
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

const VALID_MS = 12 * MS_PER_HOUR;

export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // The type of a JWK covers every kind of key; one of this curve always has these fields.
  return privateKey.export({ format: "jwk" }) as unknown as VapidKeys;
}

/** As browsers take it: an uncompressed point in base64url. */
export function vapidPublicKey({ x, y }: VapidKeys): string {
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return Buffer.concat(point).toString("base64url");
}

/** Makes the Authorization header that tells a push service who sends. */
export function createVapidHeader(keys: VapidKeys, contact: string) {
  const privateKey = createPrivateKey({ key: { ...keys }, format: "jwk" });
  const publicKey = vapidPublicKey(keys);
  return (endpoint: URL, now: Date): string => {
    const claims = {
      aud: endpoint.origin,
      exp: Math.floor((now.getTime() + VALID_MS) / MS_PER_SECOND),
      sub: contact,
    };
    return `vapid t=${signed(claims, privateKey)}, k=${publicKey}`;
  };
}

function signed(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}
