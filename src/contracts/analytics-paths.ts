/** Paths of the analytics calls. Kept apart from the contracts so that pages can use them without zod. */
export const ANALYTICS_PATHS = {
  startVisit: "/api/analytics/session/start",
  endVisit: "/api/analytics/session/end",
  funnel: "/api/analytics/funnel",
  online: "/api/analytics/online",
  actions: "/api/analytics/actions",
  publicActions: "/api/analytics/actions/public",
} as const;
