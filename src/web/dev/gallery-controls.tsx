import {
  Bug,
  Check,
  Flag,
  MoreHorizontal,
  Palette,
  Play,
  Plus,
  Sparkles,
  Sprout,
  TrendingUp,
} from "lucide-react";
import { useState } from "react";
import { Orb } from "#web/ui/brand/orb.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button, ButtonLink } from "#web/ui/controls/button.tsx";
import { CheckboxCard } from "#web/ui/controls/checkbox-card.tsx";
import { Field, FieldGroup } from "#web/ui/controls/field.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Slider } from "#web/ui/controls/slider.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { TextArea, TextInput } from "#web/ui/controls/text-input.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { Sample, Section } from "./gallery-section.tsx";

const VARIANTS = ["primary", "neutral", "gold", "level", "danger", "ghost"] as const;
const STAGES = [
  { value: "idea", label: "Idea Stage" },
  { value: "pre-launch", label: "Pre-Launch" },
  { value: "launching", label: "Launching" },
  { value: "long", label: "A stage whose name is much longer than its field" },
  { value: "later", label: "Not yet open", disabled: true },
] as const;
const GOALS = ["Generate Revenue", "Learn New Skills", "Build Portfolio", "Financial Freedom"] as const;
const GOAL_ICONS = [<TrendingUp key="0" />, <Sprout key="1" />, <Palette key="2" />, <Flag key="3" />];

export function GalleryControls() {
  return (
    <Section title="Controls">
      <Buttons />
      <div className="grid gap-5 wide:grid-cols-2">
        <Fields />
        <Choices />
      </div>
      <Sample name="Keys">
        <Kbd>N</Kbd>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Sample>
    </Section>
  );
}

function Buttons() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <>
      <Sample name="Variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant[0]?.toUpperCase() + variant.slice(1)}
          </Button>
        ))}
      </Sample>
      <Sample name="Sizes and icons">
        <Button variant="primary" size="lg">
          Start my SideQuest Today
        </Button>
        <Button variant="primary">
          <Check className="size-[18px]" aria-hidden="true" />
          Complete
        </Button>
        <Button size="sm">
          <Plus className="size-4" aria-hidden="true" />
          New quest
        </Button>
        <Button variant="primary" size="xs">
          <Play className="size-3.5 fill-current" aria-hidden="true" />
          Start
        </Button>
        <Button icon variant="ghost" aria-label="Quest menu">
          <MoreHorizontal className="size-5" aria-hidden="true" />
        </Button>
        <Button icon size="xs" aria-label="Report a bug">
          <Bug className="size-4" aria-hidden="true" />
        </Button>
        <ButtonLink href="#top" size="sm">
          A link
        </ButtonLink>
      </Sample>
      <Sample name="Loading (press to toggle) and disabled">
        <Button variant="primary" loading={isBusy} onClick={() => setIsBusy(true)}>
          <Sparkles className="size-[18px]" aria-hidden="true" />
          Generate quests
        </Button>
        <Button onClick={() => setIsBusy(!isBusy)}>Toggle</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
      </Sample>
    </>
  );
}

function Fields() {
  const [stage, setStage] = useState<(typeof STAGES)[number]["value"] | null>(null);
  const [title, setTitle] = useState("Order 24 amber jars for December");
  return (
    <Card className="grid content-start gap-4">
      <Field label="Title" hint="At most 255 characters.">
        {(control) => (
          <TextInput {...control} value={title} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field label="Title" error="Please enter a quest title.">
        {(control) => <TextInput {...control} placeholder="What will you finish?" />}
      </Field>
      <Field label="Description">
        {(control) => (
          <TextArea {...control} defaultValue="Same supplier, 8 oz. Ask for the price at 48 as well." />
        )}
      </Field>
      <Field label="Email">
        {(control) => (
          <TextInput {...control} readOnly value="maya.lindqvist.with.a.long.address@example.com" />
        )}
      </Field>
      <Field label="Disabled">
        {(control) => <TextInput {...control} disabled value="Saved a moment ago" />}
      </Field>
      <Field label="Business stage">
        {(control) => <Select {...control} options={STAGES} value={stage} onValueChange={setStage} />}
      </Field>
    </Card>
  );
}

function Choices() {
  const [reward, setReward] = useState<"25" | "50" | "75" | "100">("25");
  const [page, setPage] = useState<"ui" | "ai" | "issue">("issue");
  const [goals, setGoals] = useState<string[]>(["Generate Revenue"]);
  const [isMonday, setIsMonday] = useState(true);
  const [rating, setRating] = useState(4);
  const toggle = (goal: string, on: boolean) =>
    setGoals(on ? [...goals, goal] : goals.filter((one) => one !== goal));
  return (
    <Card className="grid content-start gap-5">
      <Segmented
        label="Feedback"
        value={page}
        onValueChange={setPage}
        segments={[
          { value: "ui", label: "Rate UI", icon: <Palette /> },
          { value: "ai", label: "Rate AI", icon: <Sparkles /> },
          { value: "issue", label: "Report Issue", icon: <Bug /> },
        ]}
      />
      <FieldGroup label="Reward" hint="Locked once started.">
        <Segmented
          label="Reward"
          value={reward}
          onValueChange={setReward}
          segments={(["25", "50", "75", "100"] as const).map((value) => ({
            value,
            label: value,
            icon: <Orb />,
          }))}
        />
      </FieldGroup>
      <div className="grid gap-2 sm:grid-cols-2">
        {GOALS.map((goal, index) => (
          <CheckboxCard
            key={goal}
            label={goal}
            icon={GOAL_ICONS[index]}
            checked={goals.includes(goal)}
            onCheckedChange={(on) => toggle(goal, on)}
          />
        ))}
      </div>
      <div className="flex items-center gap-2.5 text-[14.5px] font-semibold">
        <Switch checked={isMonday} onCheckedChange={setIsMonday} aria-label="Monday" />
        Monday
      </div>
      <Slider
        label="Rating"
        min={1}
        max={5}
        value={rating}
        onValueChange={setRating}
        valueText={(value) => `${value} of 5`}
      />
    </Card>
  );
}
