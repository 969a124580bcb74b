import { t } from "#web/platform/language/text.ts";

/** Sections of the profile, in their order. Each has an address (profile-address.ts). */
export const PROFILE_SECTIONS = [
  { id: "business", label: t("Business") },
  { id: "schedule", label: t("Schedule") },
  { id: "privacy", label: t("Time and privacy") },
  { id: "reminders", label: t("Reminders") },
  { id: "known", label: t("What SideQuest knows") },
  { id: "plan", label: t("Plan") },
  { id: "account", label: t("Account") },
  { id: "tokens", label: t("API tokens") },
  { id: "webhooks", label: t("Webhooks") },
  { id: "social", label: t("Social Connections") },
] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]["id"];
