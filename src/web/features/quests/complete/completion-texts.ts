/** The specified words for a completion that failed, by where it was done. */
export const COMPLETION_TEXTS = {
  updateRefused: {
    card: "Failed to complete task. Please try again.",
    workspace: "Failed to complete task. Please try again.",
  },
  unreachable: {
    card: "Failed to complete quest. Please try again.",
    workspace: "Failed to complete task. Please try again.",
  },
  noXp: {
    card: "Failed to award XP. Please try again.",
    workspace: "Task completed but failed to award XP.",
  },
} as const;
