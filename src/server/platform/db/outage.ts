const CONNECTION_CODES = new Set([
  "EAGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "ENOTFOUND",
]);
const SOCKET_CALLS = new Set(["connect", "read", "write", "getaddrinfo"]);
/**
 * Connection exceptions, too many connections, shutting down, starting up, cancelled by the statement timeout,
 * and a server that only reads: it was the primary once, or is not yet.
 */
const SQL_STATES = /^(08\w{3}|53\w{3}|57P0[123]|57014|25006)$/u;
const MESSAGES =
  /Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Cannot use a pool after calling end/u;

/** The statement was cancelled because it took too long: the database is there. */
export function ranTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "57014") || error.message === "Query read timeout";
}

/** A NUL, or half of a character, in text or JSON: what came in was not fit to be kept. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "22021" || error.code === "22P05");
}

/** True where the database could not be asked, as opposed to an answer we did not like. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && SQL_STATES.test(code)) return true;
  // A missing file is ENOENT too, but nobody "connects" to one.
  if (typeof code === "string" && CONNECTION_CODES.has(code) && SOCKET_CALLS.has(String(syscall)))
    return true;
  return MESSAGES.test(error.message);
}
