import type { ReactNode } from "react";

interface SectionHeadingProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

export const SECTION_TITLE =
  "text-[36px] leading-[1.06] font-extrabold tracking-[-.03em] sm:text-[44px] wide:text-52";

export function SectionHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <h2 className={SECTION_TITLE}>{title}</h2>
      {lead ? (
        <p className="mt-3.5 max-w-[34em] text-[17px] leading-[1.5] text-balance text-text-2 sm:text-[19px]">
          {lead}
        </p>
      ) : null}
      {children}
    </div>
  );
}
