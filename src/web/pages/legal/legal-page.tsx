import type { ReactNode } from "react";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

interface LegalPageProps {
  title: string;
  /** Date, e.g. "14 November 2025". */
  changed: string;
  children: ReactNode;
}

/** Layout of a long legal text. */
export function LegalPage({ title, changed, children }: LegalPageProps) {
  return (
    <PageColumn width="reading">
      <BackLink>Back to Home</BackLink>
      <h1 className="mt-4 text-32 font-extrabold tracking-[-.02em] sm:text-40">{title}</h1>
      <p className="mt-2 text-14 text-text-2">Last changed on {changed}</p>
      <div lang="en" className="mt-8 grid gap-8">
        {children}
      </div>
    </PageColumn>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 text-16 leading-[1.6] text-pretty wrap-anywhere [&_a]:underline [&_a]:underline-offset-3 [&_li]:pl-1 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
      <h2 className="text-22 font-750">{title}</h2>
      {children}
    </section>
  );
}
