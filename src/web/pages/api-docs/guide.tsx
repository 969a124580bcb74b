import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX, TOKENS_MAX } from "#domain/tokens/tokens.ts";
import { useSession } from "#web/platform/session/session.ts";
import { ButtonLink } from "#web/ui/controls/button.tsx";
import { profileHref } from "#web/wiring/profile-address.ts";
import { CodeBlock } from "./code-block.tsx";

/** How to begin: tokens, errors, limits. */
export function Guide({ origin }: { origin: string }) {
  const { data: user } = useSession();
  const example = `export SIDEQUEST_TOKEN="${TOKEN_PREFIX}…"\ncurl "${origin}/api/tasks" \\\n  -H "Authorization: Bearer $SIDEQUEST_TOKEN"`;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <Part title="Tokens">
          <p>
            A program of yours shows a personal token. You make one in your profile, to read or to read and
            write, and revoke it there at any time. Its secret is shown once and begins with{" "}
            <code className="font-mono text-14">{TOKEN_PREFIX}</code>.
          </p>
          <p>
            A token opens the calls that are marked “Token”: your quests, money, reviews, mentor talk and
            profile. It cannot change your account, plan, sign-in or tokens. While one is shown, cookies are
            ignored. You can have {TOKENS_MAX}.
          </p>
          <p>
            {user ? (
              <ButtonLink href={profileHref("tokens")} size="sm" variant="primary">
                <KeyRound className="size-4" aria-hidden="true" />
                Make a token
              </ButtonLink>
            ) : (
              <ButtonLink href="/app" size="sm" variant="primary">
                Sign in to make one
              </ButtonLink>
            )}
          </p>
        </Part>
      </div>
      <div className="grid content-start gap-5">
        <CodeBlock label="Your quests, in a terminal" text={example} hasCopy />
        <Part title="Errors and limits">
          <p>
            An error is JSON with <code className="font-mono text-14">error</code>,{" "}
            <code className="font-mono text-14">message</code> and{" "}
            <code className="font-mono text-14">requestId</code>. A token may make {TOKEN_CALLS_A_MINUTE}{" "}
            calls a minute; after that the answer is 429, and{" "}
            <code className="font-mono text-14">Retry-After</code> says when to go on. A POST may carry an{" "}
            <code className="font-mono text-14">Idempotency-Key</code>: sent again, it is done once. The
            mentor takes a <code className="font-mono text-14">messageId</code> instead.
          </p>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2.5 text-15 leading-[1.6] text-pretty">
      <h2 className="text-22 font-bold tracking-[-.01em]">{title}</h2>
      {children}
    </section>
  );
}
