import { SectionCard } from "#web/ui/section-card.tsx";

const SOURCES = [
  ["MRR", "the first paid subscription"],
  ["Trials running", "the first person who starts the free days"],
  ["Active Users", "everybody who does something; so far only you"],
  ["Total Users", "every sign-in with a new account"],
  ["Retention", "a member who comes back on a later day"],
  ["Completion", "the first quests that are made and finished"],
  ["Avg session", "time that people spend on its pages"],
  ["Total XP", "the first completed quest"],
] as const;

/** Beside the set-up, while the tiles below are empty. */
export function FigureSources() {
  return (
    <SectionCard title="What will fill each figure" className="grid-rows-[auto_1fr]">
      <dl className="grid divide-y divide-border">
        {SOURCES.map(([figure, source]) => (
          <div key={figure} className="content-center py-2.5">
            <dt className="text-14 font-650">{figure}</dt>
            <dd className="text-14 text-pretty text-text-2">{source}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
