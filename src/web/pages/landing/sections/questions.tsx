import { ChevronDown } from "lucide-react";
import { questions } from "../offer-content.ts";
import { WRAP } from "../page-frame.ts";
import { SectionHeading } from "./section-heading.tsx";

/** Each opens without script. */
export function Questions() {
  return (
    <section id="questions" className="scroll-mt-4 pt-24 stack:pt-33">
      <div className={WRAP}>
        <SectionHeading title={questions.title} />
        <div className="mx-auto mt-10 grid max-w-[760px] gap-3 stack:mt-13">
          {questions.list.map(({ question, answer, link }) => (
            <details key={question} name="questions" className="card group rounded-quest">
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-quest px-5 py-3.5 text-[17px] leading-[1.35] font-650 [&::-webkit-details-marker]:hidden">
                <span className="mr-auto">{question}</span>
                <ChevronDown
                  className="size-5 shrink-0 text-text-2 group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <p className="px-5 pb-5 text-16 leading-[1.6] text-pretty text-text-2">
                {answer}
                {link ? (
                  <>
                    {" "}
                    <a href={link.href} className="text-text underline underline-offset-3">
                      {link.label}
                    </a>
                  </>
                ) : null}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
