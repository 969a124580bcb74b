import { CircleAlert } from "lucide-react";
import { readInstance, supportLink } from "#web/platform/instance.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";

/** Why the sign-in with the identity provider failed. */
export function SignInProblem({ problem }: { problem: string }) {
  return (
    <p
      role="alert"
      className="mt-6 flex w-full gap-2.5 rounded-input bg-warning-soft px-3.5 py-3 text-left text-14 font-550 text-warning"
    >
      <CircleAlert className="mt-px size-[18px]" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{explain(problem)}</span>
    </p>
  );
}

function explain(problem: string) {
  if (problem === "closed") {
    return tx("This account is closed. If that comes as a surprise, write to {address}.", {
      address: (
        <a href={supportLink("My closed account")} className="underline underline-offset-3">
          {readInstance().supportEmail}
        </a>
      ),
    });
  }
  if (problem === "expired")
    return t("Signing in took too long, so it was stopped to keep you safe. Please try again.");
  return t("Signing in did not work this time. Nothing was changed: please try again.");
}
