import { type Endpoint, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { ERROR_STATUS, type ErrorCode } from "#contracts/errors.ts";

/** What each code means, for people who write programs. */
export const ERROR_MEANINGS: Record<ErrorCode, string> = {
  invalid_input: "A value is missing or not as described. The message names it.",
  sign_in_failed: "The sign-in was not completed.",
  unauthenticated: "No session, or an API token that is unknown, revoked or expired.",
  plan_required: "The person's plan does not include this.",
  forbidden: "Not for this caller: admins only, not open to API tokens, or a token that can only read.",
  cross_site: "A browser sent this write from another site. Calls with a token are exempt.",
  account_closed: "The account is closed.",
  not_found: "It does not exist, or it is somebody else's.",
  method_not_allowed: "The address takes other methods; see the header Allow.",
  conflict: "It does not fit what is there now. The message says why.",
  payload_too_large: "The body is larger than 64 kB, or than what the call says it takes.",
  unsupported_media_type: "The body is not application/json.",
  idempotency_mismatch: "This Idempotency-Key was used for another request.",
  unusable_file: "The file is no export, of another version, or broken. The message names the part.",
  rate_limited: "Too many calls. Wait as long as Retry-After says.",
  internal: "Something broke here. Give us the requestId.",
  unavailable: "Not now: the server restarts or is very busy. Wait as long as Retry-After says.",
};

/** The codes that a call can answer, by status. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, access, input, errors = [], takesTokens, isRepeatable } = endpoint;
  const keys = Object.keys(input.shape);
  const hasBody = sendsBody(method) && keys.length > pathKeys(path).length;
  const codes: (ErrorCode | false)[] = [
    keys.length > 0 && "invalid_input",
    access !== "public" && "unauthenticated",
    (access === "admin" || (takesTokens === true && method !== "GET")) && "forbidden",
    method !== "GET" && "cross_site",
    pathKeys(path).length > 0 && "not_found",
    method === "POST" && !isRepeatable && "conflict",
    hasBody && "payload_too_large",
    hasBody && "unsupported_media_type",
    method === "POST" && !isRepeatable && "idempotency_mismatch",
    "rate_limited",
    "internal",
    "unavailable",
    ...errors,
  ];
  const found = codes.filter((code) => code !== false);
  return [...new Set(found)].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}

const errorAnswer = (code: ErrorCode) => ({
  value: { error: code, message: ERROR_MEANINGS[code], requestId: "k3J9x-1a" },
});

/** As OpenAPI wants them: codes of one status share an entry. */
export function describeErrors(codes: readonly ErrorCode[]) {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERROR_STATUS[code] === status);
      const schema = { $ref: "#/components/schemas/Error" };
      const examples = Object.fromEntries(here.map((code) => [code, errorAnswer(code)]));
      return [
        status,
        {
          description: here.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join("\n"),
          "x-codes": here,
          content: { "application/json": { schema, examples } },
        },
      ];
    }),
  );
}
