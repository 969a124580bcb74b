import type { UserView } from "#contracts/accounts.ts";

/** A person for tests. */
export const maya: UserView = {
  id: "5c1f2f4e-3a51-4a0b-9d52-6f3f4c4f1a10",
  username: "Maya Lindqvist",
  profileImageUrl: null,
  email: "maya@example.com",
  role: "member",
  level: 4,
  totalXP: 375,
  weeklyStreak: 0,
  businessName: null,
  businessType: null,
  businessStage: null,
  businessDescription: null,
  goals: null,
  experience: null,
  timeCommitment: null,
  weeklySchedule: null,
  timeZone: "UTC",
  leaderboardPrivacy: "public",
  showsBusinessName: true,
  sharesBusinessName: false,
  takesMail: true,
  hasCompletedOnboarding: true,
  createdAt: "2025-10-14T08:00:00.000Z",
};
