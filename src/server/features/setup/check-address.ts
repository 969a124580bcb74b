import { type RequestOptions, request } from "node:https";
import type { TLSSocket } from "node:tls";

export interface AddressCheck {
  /** Why it did not answer; null if it did. */
  readonly problem: string | null;
  readonly certificateUntil: Date | null;
}

const PATIENCE_MS = 4_000;

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name is not known",
  EAI_AGAIN: "the name could not be looked up",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was cut",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "this machine does not trust its certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "this machine does not trust its certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "this machine does not trust its certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "this machine does not trust its certificate",
};

/**
 * Asks the instance's own public address for its health, as somebody outside would. Only PUBLIC_URL is ever
 * asked; a redirect is not followed, and what the answer says is not read.
 */
export function checkAddress(
  publicUrl: URL,
  options: Pick<RequestOptions, "ca" | "timeout"> = {},
): Promise<AddressCheck> {
  return new Promise((resolve) => {
    const asking = request(new URL("/healthz", publicUrl), { agent: false, ...options }, (answer) => {
      const { valid_to: until } = (answer.socket as TLSSocket).getPeerCertificate();
      const isWell = answer.statusCode === 200;
      answer.destroy();
      resolve({
        problem: isWell ? null : `it answers ${answer.statusCode} where 200 is expected`,
        certificateUntil: until ? new Date(until) : null,
      });
    });
    const late = setTimeout(
      () => asking.destroy(Object.assign(new Error(), { code: "LATE" })),
      options.timeout ?? PATIENCE_MS,
    );
    asking.on("close", () => clearTimeout(late));
    asking.on("error", ({ code = "unknown" }: NodeJS.ErrnoException) =>
      resolve({
        problem: code === "LATE" ? "no answer came in time" : (WORDS[code] ?? code),
        certificateUntil: null,
      }),
    );
    asking.end();
  });
}
