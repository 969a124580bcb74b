import { Camera, Clock, Megaphone, Package, Scale, Send, SlidersHorizontal, Sprout, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge, type BadgeTone, IconTile } from "#web/ui/badge.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { ChartFrame } from "#web/ui/charts/chart-frame.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LevelBadge } from "#web/ui/level-badge.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { Sample, Section } from "./gallery-section.tsx";

const PATHS: [BadgeTone, string, ReactNode][] = [
  ["marketing", "Marketing", <Megaphone key="m" />],
  ["sales", "Sales", <Tag key="s" />],
  ["product", "Product", <Package key="p" />],
  ["finance", "Finance & Legal", <Scale key="f" />],
  ["operations", "Operations", <SlidersHorizontal key="o" />],
  ["growth", "Growth & Learning", <Sprout key="g" />],
];
const TONES = [
  "neutral",
  "primary",
  "gold",
  "level",
  "streak",
  "success",
  "danger",
  "warning",
  "info",
] as const;

interface Person {
  name: string;
  level: number;
  quests: number;
  xp: string;
}
const PEOPLE: Person[] = [
  { name: "Ines Okafor", level: 18, quests: 41, xp: "1.8K" },
  { name: "Jonas Weber", level: 16, quests: 37, xp: "1.6K" },
  { name: "Maximiliana Featherstonehaugh-Montgomery", level: 15, quests: 36, xp: "1.4K" },
];
const COLUMNS: Column<Person>[] = [
  {
    id: "user",
    heading: "User",
    isRowHeader: true,
    cell: ({ name }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={name} size="sm" />
        {name}
      </span>
    ),
  },
  { id: "level", heading: "Level", align: "end", cell: ({ level }) => level },
  { id: "quests", heading: "Quests", align: "end", cell: ({ quests }) => quests },
  { id: "xp", heading: "XP", align: "end", cell: ({ xp }) => <b className="num">{xp}</b> },
];
const DAYS = [
  ["Fri 6", 21],
  ["Sat 7", 29],
  ["Sun 8", 25],
  ["Mon 9", 20],
  ["Tue 10", 23],
  ["Wed 11", 24],
  ["Thu 12", 32],
] as const;

export function GalleryDisplay() {
  return (
    <Section title="Display">
      <BadgeSample />
      <FaceSample />
      <CardSamples />
      <TableSamples />
    </Section>
  );
}

function BadgeSample() {
  return (
    <Sample name="Badges">
      {PATHS.map(([tone, word, icon]) => (
        <Badge key={word} tone={tone} icon={icon}>
          {word}
        </Badge>
      ))}
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone} icon={<Send />}>
          {tone}
        </Badge>
      ))}
      <Badge tone="trial-teal" size="lg" icon={<Clock />}>
        18 days left
      </Badge>
      <Badge tone="trial-yellow" size="lg" icon={<Clock />}>
        6 days left
      </Badge>
      <Badge tone="trial-red" size="lg" icon={<Clock />}>
        2 days left
      </Badge>
      <span className="flex w-32 min-w-0">
        <Badge tone="marketing" size="sm" icon={<Camera />}>
          A category with a very long name
        </Badge>
      </span>
    </Sample>
  );
}

function FaceSample() {
  return (
    <Sample name="XP, level, faces">
      <XpPill xp={50} sign />
      <XpPill xp={50} sign solid />
      <XpPill xp={12375} size="md" />
      <XpPill xp={375} size="md" short />
      <LevelBadge level={4} />
      <LevelBadge level={4} short />
      <Avatar name="Maya Lindqvist" size="xs" />
      <Avatar name="Jonas Weber" size="sm" />
      <Avatar name="Amara Diallo" />
      <Avatar name="Kenji" size="lg" />
      <Avatar name="Ines Okafor" size="xl" />
      <IconTile tone="streak">
        <Clock className="size-[18px]" />
      </IconTile>
    </Sample>
  );
}

function CardSamples() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card className="grid gap-4">
        <CardHead title="Completion Rate" aside="last 30 days" />
        <ProgressBar label="XP in this level" value={75} tone="gold" size="xl" />
        <ProgressBar label="Completion rate" value={60} />
        <ProgressBar label="Memory" value={78} tone="success" size="md" />
        <ProgressBar label="Marketing" value={40} tone="marketing" size="sm" />
        <ProgressBar label="Growth" value={0} tone="growth" size="sm" />
      </Card>
      <ChartFrame
        title="Engagement trends"
        note="Average session, last 7 days."
        legend={[
          { label: "Average session", swatch: "first-soft" },
          { label: "Actions per session", swatch: "second", line: true },
        ]}
        table={{ headings: ["Day", "Minutes"], rows: DAYS }}
      >
        <div className="flex h-24 items-end gap-2" aria-hidden="true">
          {DAYS.map(([day, minutes]) => (
            <span
              key={day}
              className="flex-1 rounded-t-badge bg-heat-1"
              style={{ height: `${minutes * 3}%` }}
            />
          ))}
        </div>
      </ChartFrame>
      <EmptyState
        title="Your trail is clear"
        text="No quests yet this week. Two minutes gives you the first ones."
        actions={
          <>
            <Button variant="primary">Generate quests</Button>
            <Button>Create my own</Button>
          </>
        }
      />
      <SkeletonSample />
    </div>
  );
}

function SkeletonSample() {
  return (
    <SkeletonRegion label="Loading your quests" className="grid content-start gap-4">
      <Card className="flex items-center gap-5">
        <Skeleton className="h-[82px] w-[72px] rounded-[22px]" />
        <span className="grid flex-1 gap-3">
          <Skeleton className="h-6.5 w-3/4" />
          <Skeleton className="h-3.5 rounded-full" />
        </span>
      </Card>
      <Card className="grid gap-2.5">
        <Skeleton className="h-5 w-21" />
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
        <Skeleton className="h-6 w-16 rounded-full" />
      </Card>
    </SkeletonRegion>
  );
}

function TableSamples() {
  return (
    <Card>
      <CardHead title="Most active users" aside="top 10" className="mb-4" />
      <Table caption="Most active users" columns={COLUMNS} rows={PEOPLE} rowKey={(row) => row.name} />
    </Card>
  );
}
