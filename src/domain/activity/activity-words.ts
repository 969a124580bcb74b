import { signalText } from "../companion/signals.ts";
import { ACHIEVEMENTS } from "../progress/achievements.ts";
import { levelForXp } from "../xp/xp.ts";
import type { Activity, ActivityKind } from "./activity.ts";

/** The titles are those of the notifications about the same events. */
export const ACTIVITY_TITLES: Record<ActivityKind, string> = {
  quest_created: "Task Created",
  quest_taken: "Task Added!",
  quests_generated: "New Tasks Generated!",
  quest_started: "Task Started",
  quest_completed: "Task Completed!",
  quest_moved: "Quest moved",
  quest_shortened: "Shorter now",
  quest_deleted: "Quest Deleted",
  quest_rejected: "Task Rejected",
  quest_restored: "Quest restored",
  level_reached: "Level Up!",
  achievement_earned: "Achievement earned",
  streak_started: "Streak Started!",
  rest_token_earned: "Rest token earned",
  streak_repaired: "Streak repaired",
  companion_found: "Companion found",
  companion_signal: "From your companion",
  trial_started: "Trial Started",
  plan_paid: "Payment Successful",
  plan_cancelled: "Subscription cancelled",
  plan_resumed: "Subscription resumed",
};

interface ActivityWords {
  readonly title: string;
  readonly description: string;
}

export function activityWords(activity: Activity): ActivityWords {
  return { title: ACTIVITY_TITLES[activity.kind], description: describe(activity) };
}

function describe({ kind, subject, amount }: Activity): string {
  const count = amount ?? 0;
  switch (kind) {
    case "quests_generated":
      return count === 1 ? "1 quest joined your trail." : `${count} quests joined your trail.`;
    case "quest_completed":
      return count > 0 ? `${subject}, +${count} XP` : (subject ?? "");
    case "level_reached":
      return `Congratulations! You reached level ${levelForXp(count)} and earned ${count.toLocaleString("en")} XP!`;
    case "achievement_earned":
      return ACHIEVEMENTS.find(({ id }) => id === subject)?.title ?? "";
    case "streak_started":
      return "You've started a new streak! Complete tasks daily to keep it going.";
    case "rest_token_earned":
      return count === 1
        ? "You have 1: it keeps your streak on a day you miss."
        : `You have ${count}: each keeps your streak on a day you miss.`;
    case "streak_repaired":
      return `It is back at ${count} ${count === 1 ? "day" : "days"}.`;
    case "companion_found":
      return "Your invitation was accepted.";
    case "companion_signal":
      return signalText(subject);
    case "trial_started":
      return "Enjoy your 30-day free trial!";
    case "plan_paid":
      return "Welcome to your SideQuest subscription!";
    case "plan_cancelled":
      return "What you paid for stays until its end.";
    case "plan_resumed":
      return "It goes on as before.";
    default:
      return subject ?? "";
  }
}
