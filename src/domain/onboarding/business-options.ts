/** Options of the onboarding form. */
export const ONBOARDING_OPTIONS = {
  businessType: [
    "E-commerce",
    "Consulting",
    "Content Creation",
    "Software/Apps",
    "Creative Services",
    "Online Education",
    "Marketing Agency",
    "Freelancing",
    "Other",
  ],
  businessStage: ["Idea Stage", "Planning Stage", "Legal Setup", "Pre-Launch", "Launching", "Scaling"],
  goals: [
    "Generate Revenue",
    "Learn New Skills",
    "Build Portfolio",
    "Test Ideas",
    "Passive Income",
    "Gain Experience",
    "Network",
    "Financial Freedom",
    "Start Side Business",
    "Develop Expertise",
  ],
  experience: ["Complete Beginner", "Some Experience", "Experienced", "Expert/Professional"],
  timeCommitment: ["1-5 hours/week", "5-10 hours/week", "10-20 hours/week", "20+ hours/week", "Full-time"],
} as const;

/** Options of the profile form, which has shorter lists; the stages are the same. */
export const PROFILE_OPTIONS = {
  businessType: ["E-commerce", "SaaS", "Consulting", "Content Creation", "Freelancing", "Other"],
  businessStage: ONBOARDING_OPTIONS.businessStage,
  experience: ["Beginner", "Intermediate", "Advanced", "Expert/Professional"],
  timeCommitment: ["1-2 hours/week", "3-5 hours/week", "5-10 hours/week", "10+ hours/week"],
} as const;

type OptionField = keyof typeof PROFILE_OPTIONS;

/** A stored value outside the list is shown as one more option and never silently changed. */
export function withStoredOption(options: readonly string[], stored: string | null): readonly string[] {
  return stored && !options.includes(stored) ? [...options, stored] : options;
}

/** Accepts the profile's options, onboarding's options, and the value already stored. */
export function isProfileOption(field: OptionField, value: string, stored: string | null): boolean {
  const known: readonly string[] = [...PROFILE_OPTIONS[field], ...ONBOARDING_OPTIONS[field]];
  return value === stored || known.includes(value);
}

export const BUSINESS_NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 4_000;
export const GOALS_MAX_LENGTH = 1_000;
/** Goals are sent and stored as one text. */
export const GOALS_SEPARATOR = ", ";

const HOURS: Record<string, { min: number; max: number }> = {
  "1-2 hours/week": { min: 1, max: 2 },
  "1-5 hours/week": { min: 1, max: 5 },
  "3-5 hours/week": { min: 3, max: 5 },
  "5-10 hours/week": { min: 5, max: 10 },
  "10+ hours/week": { min: 10, max: 15 },
  "10-20 hours/week": { min: 10, max: 20 },
  "20+ hours/week": { min: 20, max: 30 },
  "Full-time": { min: 30, max: 40 },
};

/** Weekly hours of a commitment; an unknown value counts as the smallest. */
export function weeklyHours(timeCommitment: string | null): { min: number; max: number } {
  return HOURS[timeCommitment ?? ""] ?? { min: 1, max: 5 };
}
