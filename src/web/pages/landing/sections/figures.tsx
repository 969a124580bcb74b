import { figures } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { SampleNote } from "./sample-mark.tsx";

export function Figures() {
  return (
    <section aria-label="Figures" className={`pt-12 sm:pt-18 ${WRAP}`}>
      <ul className="grid grid-cols-2 gap-y-8 stack:grid-cols-4">
        {figures.list.map(({ figure, of }) => (
          <li
            key={of}
            className="border-control py-1 pl-5 even:border-l-2 even:border-dotted stack:pl-8 stack:not-first:border-l-2 stack:not-first:border-dotted odd:max-stack:pl-0 stack:first:pl-0"
          >
            <b className="num block text-[40px] leading-none font-extrabold tracking-[-.035em] sm:text-[52px] wide:text-[60px]">
              {figure}
            </b>
            <span className="mt-2 block text-15 leading-[1.3] font-medium text-text-2 sm:text-16">{of}</span>
          </li>
        ))}
      </ul>
      <SampleNote className="mt-7">{figures.mark}</SampleNote>
    </section>
  );
}
