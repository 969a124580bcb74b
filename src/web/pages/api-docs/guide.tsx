import { KeyRound } from "lucide-react";
import { TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX, TOKENS_MAX } from "#domain/tokens/tokens.ts";
import { useSession } from "#web/platform/session/session.ts";
import { ButtonLink } from "#web/ui/controls/button.tsx";
import { profileHref } from "#web/wiring/profile-address.ts";
import { Code, CodeBlock } from "./code-block.tsx";
import { Pair } from "./pair.tsx";

const ERROR = `HTTP/1.1 404 Not Found

{
  "error": "not_found",
  "message": "No such quest.",
  "requestId": "req-1f4c…"
}`;

/** How to begin: tokens, errors, limits. */
export function Guide({ origin }: { origin: string }) {
  const { data: user } = useSession();
  const example = `export SIDEQUEST_TOKEN="${TOKEN_PREFIX}…"\ncurl "${origin}/api/tasks" \\\n  -H "Authorization: Bearer $SIDEQUEST_TOKEN"`;
  return (
    <div className="grid gap-8">
      <Pair code={<CodeBlock label="Your quests, in a terminal" text={example} hasCopy />}>
        <h2 className="text-22 font-bold tracking-[-.01em]">Tokens</h2>
        <p>
          A program of yours shows a personal token. You make one in your profile, to read or to read and
          write, and revoke it there at any time. Its secret is shown once and begins with{" "}
          <Code>{TOKEN_PREFIX}</Code>.
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
      </Pair>
      <Pair code={<CodeBlock label="An error" text={ERROR} hasCopy />}>
        <h2 className="text-22 font-bold tracking-[-.01em]">Errors and limits</h2>
        <p>
          An error is JSON with <Code>error</Code>, <Code>message</Code> and <Code>requestId</Code>. A token
          may make {TOKEN_CALLS_A_MINUTE} calls a minute; after that the answer is 429, and{" "}
          <Code>Retry-After</Code> says when to go on. A POST may carry an <Code>Idempotency-Key</Code>: sent
          again, it is done once. The mentor takes a <Code>messageId</Code> instead.
        </p>
      </Pair>
    </div>
  );
}
