import type { NodemailerError } from "nodemailer";
import { MailInDoubt, MailNotSent } from "./mailer.ts";

/** Error codes that concern a single mail; all others concern the connection to the server. */
const OF_ONE_MAIL = new Set(["EENVELOPE", "EMESSAGE", "ESTREAM"]);
/** SMTP status: the server is closing and takes no more mail for now. */
const CLOSING = 421;
/** Errors that a retry cannot fix, such as a refused password. */
const LASTING = new Set(["EAUTH", "ENOAUTH", "ECONFIG"]);

/**
 * Classifies a failed attempt. Before the first byte of the message was sent, nothing was delivered.
 * After that only an explicit refusal proves it; a connection that broke or timed out proves nothing.
 */
export function readSmtpFailure(error: unknown, hasLeft: boolean): MailNotSent | MailInDoubt {
  const { code = "", responseCode, response, message } = error as NodemailerError;
  const isRefusal = code === "EMESSAGE" && responseCode !== undefined;
  if (hasLeft && !isRefusal) return new MailInDoubt(brief(message), { cause: error });
  const isOutage = !OF_ONE_MAIL.has(code) || responseCode === CLOSING;
  const isPassing = responseCode === undefined ? isOutage && !LASTING.has(code) : responseCode < 500;
  const said = brief(response ?? message);
  const reason = isOutage ? `The mail server cannot be used: ${said}` : `The mail server refused: ${said}`;
  return new MailNotSent(reason, { isOutage, isPassing, cause: error });
}

const LONGEST_REASON = 200;

function brief(text: string): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, LONGEST_REASON);
}
