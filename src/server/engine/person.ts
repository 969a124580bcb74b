import type { FactRecord } from "#domain/business/facts.ts";
import { ONBOARDING_OPTIONS } from "#domain/onboarding/business-options.ts";
import { type Business, readBusiness } from "./business/business.ts";
import { readConstraints } from "./constraints.ts";
import type { Playbook } from "./playbook/playbook.ts";
import {
  BUSINESS_TYPES,
  type BusinessType,
  type Constraint,
  EXPERIENCES,
  type Experience,
  STAGES,
  type Stage,
} from "./playbook/vocabulary.ts";

type Goal = (typeof ONBOARDING_OPTIONS.goals)[number];

/** A profile as stored. */
export interface Profile {
  readonly id: string;
  readonly businessName: string | null;
  readonly businessType: string | null;
  readonly businessStage: string | null;
  readonly businessDescription: string | null;
  readonly goals: string | null;
  readonly experience: string | null;
  readonly onboardedAt?: Date | null;
}

/** A person as the engine sees one: defaults fill the fields the profile left empty. */
export interface Person {
  readonly id: string;
  readonly businessName: string | null;
  readonly type: BusinessType;
  /** Null if the profile has none; the engine then derives it from completed quests. */
  readonly stage: Stage | null;
  readonly experience: Experience;
  readonly goals: readonly Goal[];
  readonly description: string;
  readonly business: Business;
  readonly constraints: ReadonlySet<Constraint>;
}

const EXPERIENCE_OF: Record<string, Experience> = {
  "Complete Beginner": "beginner",
  Beginner: "beginner",
  "Some Experience": "some",
  Intermediate: "some",
  Experienced: "experienced",
  Advanced: "experienced",
  "Expert/Professional": "expert",
};

const NAME_MAX_LENGTH = 40;
/** Not a name but an attempt at prompt injection. */
const INSTRUCTION = /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|prior|above)\b/iu;

/** Said instead of a name by somebody who has none yet. */
const UNNAMED =
  /^(?:not (?:yet )?(?:decided|named|sure|chosen)|undecided|no name|none|nothing|unknown|tbd|tba|n\/?a|to be decided)(?: yet)?$/iu;

/** What was learned about a person beside the profile. */
export interface Learned {
  /** Constraints given in the chat. */
  readonly stated: readonly string[];
  /** Oldest first. */
  readonly facts: readonly FactRecord[];
  readonly now?: Date | undefined;
}

const NOTHING_LEARNED: Learned = { stated: [], facts: [] };

export function readPerson(playbook: Playbook, profile: Profile, learned: Learned = NOTHING_LEARNED): Person {
  const description = profile.businessDescription ?? "";
  const goals = (profile.goals ?? "").split(",").map((goal) => goal.trim());
  const businessName = nameOf(profile.businessName);
  const type = businessTypeOf(profile.businessType);
  const stage = STAGES.find((one) => one === profile.businessStage) ?? null;
  const described = {
    type,
    name: businessName,
    stage,
    description,
    describedAt: profile.onboardedAt ?? new Date(0),
    now: learned.now,
  };
  return {
    id: profile.id,
    businessName,
    type,
    stage,
    experience: EXPERIENCE_OF[profile.experience ?? ""] ?? EXPERIENCES[0],
    goals: ONBOARDING_OPTIONS.goals.filter((goal) => goals.includes(goal)),
    description,
    business: readBusiness(playbook, described, learned.facts),
    constraints: readConstraints(description, learned.stated),
  };
}

export function businessTypeOf(stored: string | null): BusinessType {
  return BUSINESS_TYPES.find((type) => type === stored) ?? "Other";
}

/** A name made safe for a sentence: one line, no markup, limited length. */
function nameOf(stored: string | null): string | null {
  const name = (stored ?? "")
    .normalize("NFKC")
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\p{M} &'’.,+-]/gu, " ")
    .replaceAll(/\s+/gu, " ");
  if (INSTRUCTION.test(name)) return null;
  const whole = withoutEdges(name.length <= NAME_MAX_LENGTH ? name : cutName(name));
  return UNNAMED.test(whole) ? null : whole || null;
}

function cutName(name: string): string {
  const cut = name.slice(0, NAME_MAX_LENGTH + 1);
  return cut.includes(" ", 1) ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, NAME_MAX_LENGTH);
}

/** Strips punctuation at both ends, so that a full stop can follow the name. */
function withoutEdges(name: string): string {
  return name.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}+]+$/gu, "");
}
