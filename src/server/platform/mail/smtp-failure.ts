import type { NodemailerError } from "nodemailer";
import { MailInDoubt, MailNotSent } from "./mailer.ts";

/** Codes of failures that are about one mail; all others are about the way to the server. */
const OF_ONE_MAIL = new Set(["EENVELOPE", "EMESSAGE", "ESTREAM"]);
/** Whatever it answers: the server takes no more for now. */
const CLOSING = 421;
/** A server that refuses the password will do so again. */
const LASTING = new Set(["EAUTH", "ENOAUTH", "ECONFIG"]);

/**
 * What a failed attempt means. Before the first byte of the message left, nothing was delivered. After it only
 * the server's own refusal proves that; a connection that broke or stayed silent proves nothing.
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
