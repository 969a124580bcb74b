import { scheduleOf } from "#server/testing/people/quest-people.ts";

/** The person in the film, as in the mock-ups. */
export const MAYA = "Maya Lindqvist";

export const BUSINESS = {
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  businessStage: "Pre-Launch",
  businessDescription: "Soy candles in reused glass.",
  goals: "Generate Revenue, Test Ideas",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule: scheduleOf("monday", "tuesday", "thursday", "friday", "saturday"),
  timeZone: "UTC",
};

/** A Thursday morning in the middle of a week. */
export const FILM_DAY = "2026-11-12";
export const FILM_TIME = "T09:41:00Z";

/** Her streak: the five scheduled days before. */
export const ACTIVE_DAYS = ["2026-11-05", "2026-11-06", "2026-11-07", "2026-11-09", "2026-11-10"] as const;

/** Level 4, three quarters of the way to the next: today's quest reaches it. */
export const XP_BEFORE = 375;

/** Her own quests, beside those that SideQuest gave her; as many are completed as needed to reach `XP_BEFORE`. */
export const OWN_QUESTS = [
  { title: "Test two wick sizes", category: "Product Development" },
  { title: "Post a pour video", category: "Content Creation" },
  { title: "Name the holiday gift set", category: "Branding" },
  { title: "Pick three launch scents", category: "Product Development" },
  { title: "Order twenty sample jars", category: "Operations" },
];

/** Her own quest of the day, after the one in the film. */
export const LATER_TODAY = {
  title: "Photograph three scents",
  description: "Lid off, lit and in a hand, all in daylight.",
  category: "Content Creation",
  difficulty: "Beginner",
  xpReward: 25,
  estimatedHours: 1,
  dueDate: `${FILM_DAY}T23:59:00.000Z`,
};
export const NOTES = "Done. Two neighbours want one!";
export const QUESTION = "How do I get my first ten customers?";
