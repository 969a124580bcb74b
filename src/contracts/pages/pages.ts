/** All page paths. The server answers any other with 404. */
export const PAGE_PATHS = [
  "/",
  "/app",
  "/path",
  "/money",
  "/review",
  "/streak",
  "/level",
  "/leaderboard",
  "/together",
  "/analytics",
  "/analytics/revenue",
  "/analytics/report",
  "/analytics/people",
  "/analytics/engine",
  "/analytics/feedback",
  "/analytics/system",
  "/analytics/mails",
  "/analytics/more",
  "/performance",
  "/docs/api",
  "/privacy",
  "/terms",
  "/balls",
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
