import { useState } from "react";
import { StepTrail } from "#web/ui/trail/step-trail.tsx";
import { Trail, type TrailStop } from "#web/ui/trail/trail.tsx";
import { Sample, Section } from "./gallery-section.tsx";

const WEEK: TrailStop[] = [
  { id: "mon", state: "done", label: "Monday 9", caption: "Mon 9" },
  { id: "tue", state: "overdue", label: "Tuesday 10", mark: "10", caption: "Tue 10" },
  { id: "wed", state: "rest", label: "Wednesday 11" },
  { id: "thu", state: "now", label: "Thursday 12", mark: "12", caption: "Thu, today" },
  { id: "fri", state: "ahead", label: "Friday 13", mark: "13", caption: "Fri" },
  { id: "sat", state: "ahead", label: "Saturday 14", mark: "14", caption: "Sat" },
  { id: "sun", state: "rest", label: "Sunday 15" },
];

export function GalleryTrails() {
  const [day, setDay] = useState("thu");
  const strip = WEEK.map((stop) => ({ ...stop, caption: stop.label.slice(0, 3) }));
  return (
    <Section title="Trail">
      <div className="max-sm:hidden">
        <Sample name="Week">
          <Trail
            label="This week"
            stops={WEEK}
            columns="minmax(0,1fr) minmax(0,1fr) 32px minmax(0,1.48fr) minmax(0,1fr) minmax(0,1fr) 32px"
            gapPx={8}
            className="w-full"
          />
        </Sample>
      </div>
      <Sample name="Day strip (phone)">
        <Trail
          label="Days"
          size="strip"
          stops={strip}
          onPick={setDay}
          pickedId={day}
          className="w-full max-w-[340px]"
        />
      </Sample>
      <Sample name="Steps">
        <StepTrail step={5} steps={8} className="w-full max-w-[828px]" />
        <StepTrail step={1} steps={8} className="w-full max-w-[828px]" />
        <StepTrail step={8} steps={8} className="w-full max-w-[828px]" />
      </Sample>
    </Section>
  );
}
