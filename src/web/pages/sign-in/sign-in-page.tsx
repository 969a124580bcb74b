import { useEffect } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { keepInviteToken } from "#web/features/companion/invite-token.ts";
import { readInstance } from "#web/platform/instance.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { startSignIn } from "#web/platform/session/start-sign-in.ts";
import { LogoMark } from "#web/ui/brand/logo-mark.tsx";
import { GoogleMark } from "#web/ui/brand/share-icons.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";

const LINK = "whitespace-nowrap underline underline-offset-3 hover:text-text";

export function SignInPage() {
  const [path] = useLocation();
  const problem = new URLSearchParams(useSearch()).get("signin");
  // An invitation's link was opened signed out.
  useEffect(keepInviteToken, []);
  return (
    <div className="paper grid flex-1 items-center px-4 pt-8 pb-16">
      <div className="mx-auto grid w-full max-w-[432px] justify-items-center rounded-dialog bg-surface px-6 pt-10 pb-8 text-center shadow-overlay sm:px-9">
        <LogoMark className="size-16" />
        <h1 className="mt-4 text-[30px] font-extrabold tracking-[-.02em]">{t("Welcome to SideQuest")}</h1>
        <p className="mt-1.5 text-text-2">{t("Level up your side hustle journey")}</p>
        {problem ? <SignInProblem problem={problem} /> : null}
        <Button block className="mt-6.5 mb-3.5 h-13 text-16" onClick={() => startSignIn(path)}>
          <GoogleMark className="size-5 flex-none" />
          {t("Continue with Google")}
        </Button>
        <p className="text-[13.5px] leading-[1.4] text-balance text-text-2">
          {t("Sign in with your Google account to start your quest")}
        </p>
        {readInstance().signIn === "local" ? (
          <p className="mt-4 rounded-input bg-primary-soft px-3.5 py-2.5 text-[13.5px] leading-[1.4] font-550 text-balance text-on-primary-soft">
            {t("This instance signs you in locally: no Google account needed.")}
          </p>
        ) : null}
        <p className="mt-6 w-full border-t border-border pt-5 text-13 text-balance text-text-2">
          {tx(
            "By continuing you agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.",
            {
              terms: (text) => (
                <Link href="/terms" className={LINK}>
                  {text}
                </Link>
              ),
              privacy: (text) => (
                <Link href="/privacy" className={LINK}>
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      </div>
    </div>
  );
}
