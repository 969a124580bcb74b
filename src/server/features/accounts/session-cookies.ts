import { SIGNED_IN_COOKIE } from "#contracts/pages/page-marks.ts";
import { SIGN_IN_ATTEMPT_MS } from "#domain/accounts/session-life.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import type { Answer } from "#server/platform/http/caller.ts";

const ATTEMPT_PATH = "/api/auth";

type Cookies = Record<string, string | undefined>;

/** Names and flags of our three cookies; both depend on the scheme of the public URL. */
export function createSessionCookies(publicUrl: URL) {
  const secure = publicUrl.protocol === "https:";
  const session = secure ? "__Host-sq_session" : "sq_session";
  const attempt = secure ? "__Secure-sq_sign_in" : "sq_sign_in";
  const base = { path: "/", sameSite: "lax", secure } as const;
  return {
    readSession: (cookies: Cookies) => cookies[session],
    readAttempt: (cookies: Cookies) => cookies[attempt],
    setSession(answer: Answer, token: string, { now, endsAt }: { now: Date; endsAt: Date }) {
      const maxAge = Math.ceil((endsAt.getTime() - now.getTime()) / MS_PER_SECOND);
      answer.setCookie(session, token, { ...base, httpOnly: true, maxAge });
      answer.setCookie(SIGNED_IN_COOKIE, "1", { ...base, httpOnly: false, maxAge });
    },
    clearSession(answer: Answer) {
      answer.clearCookie(session, { ...base, httpOnly: true });
      answer.clearCookie(SIGNED_IN_COOKIE, base);
    },
    setAttempt(answer: Answer, attemptId: string) {
      answer.setCookie(attempt, attemptId, {
        ...base,
        path: ATTEMPT_PATH,
        httpOnly: true,
        maxAge: SIGN_IN_ATTEMPT_MS / MS_PER_SECOND,
      });
    },
    clearAttempt(answer: Answer) {
      answer.clearCookie(attempt, { ...base, path: ATTEMPT_PATH, httpOnly: true });
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
