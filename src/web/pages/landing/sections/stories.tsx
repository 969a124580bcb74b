import { classNames } from "#web/ui/class-names.ts";
import { stories } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";
import { SampleNote } from "./sample-mark.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { FACES, StoryFace } from "./story-face.tsx";

export function Stories() {
  return (
    <section id="stories" className="scroll-mt-4 pt-24 stack:pt-33">
      <div className={WRAP}>
        <SectionHeading title={stories.title}>
          <SampleNote className="mt-4 text-balance">{stories.mark}</SampleNote>
        </SectionHeading>
        <div className="mt-10 grid gap-4 stack:mt-13 stack:grid-cols-[1.25fr_1fr_1fr] stack:gap-5">
          {stories.list.map((story, index) => (
            <Story key={story.name} {...story} isFirst={index === 0} face={FACES[index]} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface StoryProps {
  words: string;
  name: string;
  business: string;
  isFirst: boolean;
  face: (typeof FACES)[number] | undefined;
}

function Story({ words, name, business, isFirst, face }: StoryProps) {
  return (
    <figure
      className={classNames(
        "card m-0 flex flex-col rounded-[22px] p-6 sm:p-7.5",
        isFirst && "border-transparent bg-gold-soft",
      )}
    >
      <blockquote
        className={classNames(
          "text-pretty",
          isFirst
            ? "num text-[21px] leading-[1.32] tracking-[-.012em] sm:text-[23px] stack:max-wide:text-[21px]"
            : "text-[17px] leading-[1.55]",
        )}
      >
        “{words}”
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3 pt-6.5 text-15 leading-[1.3] font-bold">
        {face ? <StoryFace {...face} /> : null}
        <span>
          {name}
          <small
            className={classNames(
              "block text-[13.5px] leading-[1.3] font-medium",
              isFirst ? "text-text" : "text-text-2",
            )}
          >
            {business}
          </small>
        </span>
      </figcaption>
    </figure>
  );
}
