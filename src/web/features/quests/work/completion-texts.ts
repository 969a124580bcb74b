import { t } from "#web/platform/language/text.ts";

/** The specified words for a completion that failed, by where it was done. */
export const COMPLETION_TEXTS = {
  updateRefused: {
    card: t("Failed to complete task. Please try again."),
    running: t("Failed to complete task. Please try again."),
    workspace: t("Failed to complete task. Please try again."),
  },
  unreachable: {
    card: t("Failed to complete quest. Please try again."),
    running: t("Failed to complete task. Please try again."),
    workspace: t("Failed to complete task. Please try again."),
  },
  noXp: {
    card: t("Failed to award XP. Please try again."),
    running: t("Task completed but failed to award XP."),
    workspace: t("Task completed but failed to award XP."),
  },
} as const;
