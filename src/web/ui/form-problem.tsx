import type { ReactNode } from "react";

/** Why a form was not saved, above its buttons. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-input bg-danger-soft px-3 py-2.5 text-14 text-danger">
      {children}
    </p>
  );
}
