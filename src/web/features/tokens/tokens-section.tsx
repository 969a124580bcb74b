import { BookOpen } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { TokenView } from "#contracts/tokens/tokens.ts";
import { TOKENS_MAX } from "#domain/tokens/tokens.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { MakeToken } from "./make-token.tsx";
import { NewSecret } from "./new-secret.tsx";
import { TokenList } from "./token-list.tsx";
import { useTokens } from "./use-tokens.ts";

interface Made {
  token: TokenView;
  secret: string;
}

/** Keys for the person's own programs. `onFollow` is called when a link leads away. */
export function TokensSection({ onFollow }: { onFollow?: () => void }) {
  const tokens = useTokens();
  const [made, setMade] = useState<Made | null>(null);
  if (!tokens.data)
    return tokens.isError ? (
      <LoadFailed what={t("Could not be read.")} query={tokens} />
    ) : (
      <SkeletonRegion label={t("Loading API tokens")} className="grid gap-4">
        <Skeleton className="h-32 rounded-input" />
      </SkeletonRegion>
    );
  const isMadeThere = tokens.data.some(({ id }) => id === made?.token.id);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="min-w-0 flex-1 basis-64 text-14 text-pretty text-text-2">
          {t(
            "A token lets a program of yours read your quests, money, reviews, mentor talk and profile, or also write quests and money. It cannot change your account, plan or sign-in.",
          )}
        </p>
        <Link href="/docs/api" className={buttonClass({ size: "sm" })} onClick={onFollow}>
          <BookOpen className="size-[18px]" aria-hidden="true" />
          {t("API reference")}
        </Link>
      </div>
      {made && isMadeThere ? (
        <NewSecret key={made.secret} name={made.token.name} secret={made.secret} />
      ) : null}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <section className="grid min-w-0 content-start gap-2.5">
          <h4 className="field-label">{t("Make a token")}</h4>
          {tokens.data.length >= TOKENS_MAX ? (
            <p className="text-14 text-text-2">
              {t("You have {tokensmax}. Revoke one to make another.", { tokensmax: TOKENS_MAX })}
            </p>
          ) : (
            <MakeToken onMade={setMade} />
          )}
        </section>
        <section className="grid min-w-0 content-start gap-2.5">
          <h4 className="field-label">{t("Your tokens")}</h4>
          <TokenList tokens={tokens.data} />
        </section>
      </div>
    </div>
  );
}
