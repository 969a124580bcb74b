import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { sendPage } from "#server/platform/http/pages/send-page.ts";
import type { RateLimits } from "../../http/rate-limits.ts";
import { deriveSecret } from "../../secrets.ts";
import { openLocalAccount, signInFormSchema } from "./local-accounts.ts";
import { IDP_PREFIX, type LocalProviderSettings } from "./provider.ts";
import { personalCodePage, providerProblem, type SignInForm, signInForm } from "./sign-in-form.ts";

const FORM_LIMIT_BYTES = 8_192;

export interface LocalSignIn extends LocalProviderSettings {
  readonly limits: RateLimits;
  readonly accessCode: string | undefined;
}

/** Same message whether or not the account exists, so that it does not reveal who has one. */
const WRONG_CODE =
  "That code does not open this account. Lost yours? Ask whoever runs this SideQuest for a new one.";

/** The provider's sign-in page: shows the form, checks the input, and shows a new personal code once. */
export function mountSignInForm(
  scope: FastifyInstance,
  openProvider: () => Promise<Provider>,
  settings: LocalSignIn,
): void {
  const { stylesheet, accessCode } = settings;
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    more: Partial<SignInForm> = {},
  ) =>
    sendPage(
      reply,
      status,
      signInForm({ action: request.url, stylesheet, asksForCode: Boolean(accessCode), ...more }),
    );

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  scope.addHook("preHandler", async (request, reply) => {
    const provider = await openProvider();
    const isOpen = await provider.interactionDetails(request.raw, reply.raw).then(
      () => true,
      () => false,
    );
    return isOpen ? undefined : sendPage(reply, 400, providerProblem(stylesheet));
  });

  scope.get(`${IDP_PREFIX}/interaction/:uid`, (request, reply) => show(request, reply, 200));

  scope.post(`${IDP_PREFIX}/interaction/:uid`, async (request, reply) => {
    await settings.limits.countSignInForm(request.ip);
    const form = signInFormSchema.safeParse(request.body ?? {});
    if (!form.success) {
      const isEmail = form.error.issues[0]?.path[0] === "email";
      const problem = isEmail ? "That email address is not complete." : "Please check what you typed.";
      return show(request, reply, 400, { ...typedInto(request.body), problem });
    }
    // Identified by the signed cookie, not the URL, so that nobody can act on another person's sign-in.
    const provider = await openProvider();
    const { uid } = await provider.interactionDetails(request.raw, reply.raw);
    const seed = deriveSecret(settings.secret, `personal code ${uid}`);
    const check = accessCode ? { accessCode, seed } : undefined;
    const opening = await openLocalAccount(settings.db, form.data, check);
    if (opening.outcome === "refused") {
      const { email, name } = form.data;
      return show(request, reply, 403, { email, name, problem: WRONG_CODE });
    }
    const result = { login: { accountId: opening.subject, remember: false } };
    const next = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return opening.newCode
      ? sendPage(reply, 200, personalCodePage({ code: opening.newCode, next, stylesheet }))
      : reply.redirect(next, 303);
  });
}

/** Keeps the entered values when the form is shown again with an error. */
function typedInto(body: unknown): Pick<SignInForm, "email" | "name"> {
  const { email, name } = (body ?? {}) as Record<string, unknown>;
  return { email: typeof email === "string" ? email : "", name: typeof name === "string" ? name : "" };
}
