import type { ReactNode } from "react";

export function SectionHead({ id, title, aside }: { id: string; title: string; aside: string }) {
  return (
    <div className="mx-0.5 mb-2.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <h2 id={id} className="text-18 leading-[1.15] font-750">
        {title}
      </h2>
      <span className="text-14 leading-none font-medium text-text-2">{aside}</span>
    </div>
  );
}

export function RowList({ children }: { children: ReactNode }) {
  return <ul className="card m-0 list-none rounded-[18px] px-0 py-1">{children}</ul>;
}
