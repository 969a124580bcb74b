import type { FunctionComponent } from "react";
import { useMember } from "#web/platform/session/session.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

/** The page for operators, and for everybody else what an unknown address shows. */
export function forOperatorsOnly(Page: FunctionComponent<object>): FunctionComponent<object> {
  return function OperatorsPage() {
    return useMember().role === "admin" ? <Page /> : <NotFoundPage />;
  };
}
