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
 * SQLSTATEs: connection exceptions, no resources, shutting down, starting up, statement timeout,
 * and a read-only server, which is a former or future primary.
 */
const SQL_STATES = /^(08\w{3}|53\w{3}|57P0[123]|57014|25006)$/u;
const MESSAGES =
  /Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed|Cannot use a pool after calling end/u;

/** The statement was cancelled because it took too long: the database is reachable. */
export function ranTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "57014") || error.message === "Query read timeout";
}

/** The input contains a NUL or an unpaired surrogate, which PostgreSQL cannot store. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "22021" || error.code === "22P05");
}

/** True if the database could not be used, as opposed to an error in the statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && SQL_STATES.test(code)) return true;
  // ENOENT may also be a missing file, but then the system call is not `connect`.
  if (typeof code === "string" && CONNECTION_CODES.has(code) && SOCKET_CALLS.has(String(syscall)))
    return true;
  return MESSAGES.test(error.message);
}
