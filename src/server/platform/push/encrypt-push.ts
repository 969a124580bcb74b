import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What the browser gave: its public key and the shared secret. */
export interface PushKeys {
  /** An uncompressed P-256 point, in base64url. */
  readonly publicKey: string;
  readonly authKey: string;
}

const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
/** One record holds any message of ours. */
const RECORD_BYTES = 4_096;
/** Ends the last record (RFC 8188, 2). */
const LAST_RECORD = Buffer.from([2]);

/** Chance, as an argument for the test with the RFC's example. */
interface Fresh {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

const fresh = (): Fresh => ({ salt: randomBytes(SALT_BYTES), privateKey: null });

/** Encrypts a message for one browser (RFC 8291), as the body of a request with `Content-Encoding: aes128gcm`. */
export function encryptPush(message: Buffer, keys: PushKeys, { salt, privateKey } = fresh()): Buffer {
  const own = createECDH("prime256v1");
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ours = own.getPublicKey();
  const theirs = Buffer.from(keys.publicKey, "base64url");
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derive(shared, Buffer.from(keys.authKey, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), NONCE_BYTES);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(message), cipher.update(LAST_RECORD), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, text, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** Whether it is a point on the curve: others would make encrypting fail each time. */
export function isPushKey(publicKey: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(publicKey, "base64url"));
    return true;
  } catch {
    return false;
  }
}
