/** Sections of the profile, in their order. Each has an address (profile-address.ts). */
export const PROFILE_SECTIONS = [
  { id: "business", label: "Business" },
  { id: "schedule", label: "Schedule" },
  { id: "privacy", label: "Time and privacy" },
  { id: "reminders", label: "Reminders" },
  { id: "known", label: "What SideQuest knows" },
  { id: "plan", label: "Plan" },
  { id: "account", label: "Account" },
  { id: "tokens", label: "API tokens" },
  { id: "social", label: "Social Connections" },
] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]["id"];
