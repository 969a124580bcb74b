import { signalText } from "../companion/signals.ts";
import { ENGLISH, type Speech } from "../general/speech.ts";
import { ACHIEVEMENTS } from "../progress/achievements.ts";
import { levelForXp } from "../xp/level.ts";
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
  webhook_paused: "Webhook paused",
};

interface ActivityWords {
  readonly title: string;
  readonly description: string;
}

export function activityWords(activity: Activity, speech: Speech = ENGLISH): ActivityWords {
  return { title: speech.t(ACTIVITY_TITLES[activity.kind]), description: describe(activity, speech) };
}

function describe({ kind, subject, amount }: Activity, { language, t, tn }: Speech): string {
  const count = amount ?? 0;
  switch (kind) {
    case "quests_generated":
      return tn(count, "1 quest joined your trail.", "{n} quests joined your trail.");
    case "quest_completed":
      return count > 0 ? `${subject}, +${count} XP` : (subject ?? "");
    case "level_reached":
      return t("Congratulations! You reached level {level} and earned {xp} XP!", {
        level: levelForXp(count),
        xp: count.toLocaleString(language),
      });
    case "achievement_earned":
      return t(ACHIEVEMENTS.find(({ id }) => id === subject)?.title ?? "");
    case "streak_started":
      return t("You've started a new streak! Complete tasks daily to keep it going.");
    case "rest_token_earned":
      return tn(
        count,
        "You have 1: it keeps your streak on a day you miss.",
        "You have {n}: each keeps your streak on a day you miss.",
      );
    case "streak_repaired":
      return tn(count, "It is back at 1 day.", "It is back at {n} days.");
    case "companion_found":
      return t("Your invitation was accepted.");
    case "companion_signal":
      return t(signalText(subject));
    case "trial_started":
      return t("Enjoy your 30-day free trial!");
    case "plan_paid":
      return t("Welcome to your SideQuest subscription!");
    case "plan_cancelled":
      return t("What you paid for stays until its end.");
    case "plan_resumed":
      return t("It goes on as before.");
    case "webhook_paused":
      return t("Nothing arrived at {address} for 3 days. You can resume it in your profile.", {
        address: subject ?? "…",
      });
    default:
      return subject ?? "";
  }
}
