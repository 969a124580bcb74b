import type { ReactNode } from "react";

/** What is said, and beside it in wide windows the code it speaks of. */
export function Pair({ code, children }: { code: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 items-start gap-x-12 gap-y-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3 text-15 leading-[1.6] text-pretty">{children}</div>
      {code}
    </section>
  );
}
