/** Definitions of the figures in the console and the report, shown as tooltips and in docs/analytics.md. */
export const FIGURE_FORMULAS = {
  totalUsers: "All open accounts.",
  newUsersThisWeek: "Open accounts made in the last 7 times 24 hours: the New ones.",
  activeUsers: "Open accounts with a session in the range; days are UTC.",
  onlineUsers: "Signed-in people who gave a sign of life in the last 90 seconds.",
  retentionRate:
    "Of the people active in the period before the range, the share active again in the range. Who was here is known for 62 days.",
  completionRate:
    "Completed quests of those generated in the range; those rejected or deleted before they were done are left out.",
  avgSession: "Mean active time of the sessions of signed-in people that began in the range.",
  mrr: "What the subscriptions that are paid for bring a month.",
  activeSubscriptions:
    "Subscriptions with a paid period, or within the 7 days in which a failed renewal is tried again. Plans given without a payment are none.",
  trialsRunning: "Trials of open accounts that have not ended and were not paid for.",
  trialToPaid:
    "Of the trials that ended in the range, by their time or by a payment, those that had paid by its end. In the chart: over as long a time before each day.",
  churn:
    "Of the subscriptions paid for at the start of the range, those that ended in it. In the chart: over as long a time before each day.",
  failedPayments: "Renewals that failed for the first time in the range, also if a later try succeeded.",
  mrrMoves:
    "New: the first subscription of a person. Came back: a later one. Cancelled: ended with the paid time. Given up: the renewal failed for 7 days.",
  trialsEnding: "Trials that run now and were not paid for, by the days that are left.",
  accountsByPlan:
    "All open accounts right now. Subscribed holds those who pay and those who were given a plan.",
  cohorts:
    "People by the month of their first payment, and how many of them pay at the end of each month since; the current month so far.",
  totalXP: "The XP of all open accounts together; the average is per open account.",
  conversionFunnel:
    "Distinct people whose first step was in the range, each step only with all before it; a visitor who never signed in is counted by session. Then the trials begun in the range, and of those that ended in it, the paid ones.",
  userEngagement:
    "Per day of the last 7 (UTC): mean active time and mean actions of the sessions of signed-in people.",
  topActions: "What was clicked, sent or done most often in the range.",
  topUsers: "Open accounts by XP earned here, then by quests completed here.",
  userSegments:
    "New: signed up less than 7 days ago. Else by the last visit: Active up to 7 days ago, At risk 8 to 30, Dormant longer. Engagement is the mean active time of a session.",
  peakUsageHours: "Page views and actions by hour of the day (UTC) in the range.",
  aiTaskPerformance: "Mean of all ratings of the AI's quests, out of 5; the latest of a person's day counts.",
  aiModelPerformance: "Mean of all ratings of the AI itself, out of 5; the latest of a person's day counts.",
  uiPerformance:
    "Mean of visual design, navigation, responsive design and loading speed over all ratings, out of 5.",
  visualDesign: "Mean of all ratings of the visual design, out of 5.",
  navigation: "Mean of all ratings of the navigation, out of 5.",
  loadingSpeed: "Mean of all ratings of the loading speed, out of 5.",
  avgResponseTime: "Mean time from request to answer in the last 60 minutes.",
  errorRate: "Answers with status 500 or above, of all answers in the last 60 minutes.",
  bounceRate: "Of all sessions in the range: those with one view, nothing else, and under 10 seconds.",
  crashRate: "Of all sessions in the range: those in which the page reported an error.",
  onlineNow: "People and visitors who gave a sign of life in the last 90 seconds.",
  ongoingTasks: "Quests that are started and not completed yet.",
  queuedOperations: "Mails being sent, XP waiting to be settled and subscriptions waiting to be stopped.",
  cpu: "Processor time of the servers in the last 5 seconds, of all they may use.",
  memory: "Memory the servers hold, of all they may use.",
  trafficSources:
    "Sessions in the range by where they came from, and the share of them that completed onboarding.",
  toolPredictions:
    "Where the tool was suggested first and any tool was opened: how often it was this one. Uses: how often it was opened on the UTC days of the range, over 24 hours today and yesterday.",
  topFeatures: "Pages and dialogs used most often in the range, and their mean active time while open.",

  totalEvents: "All events captured in the range, funnel steps included.",
  tasksGenerated: "Quests the engine made in the range.",
  tasksCompleted: "Quests completed in the range, whoever made them.",
  systemHealth:
    "Critical or warning while such an alert is open; else excellent under 200 ms and 0.5% errors in the range; else good.",
  successRate: "Generations that went well, of all generations in the range.",
  averageGenerationTime: "Mean time of the generations in the range that went well.",
  businessTypes: "Quests generated in the range, by the type of business they were made for.",
  averageRating:
    "Mean of all ratings in the range, out of 5: the overall of each UI rating and both figures of each AI rating.",
  totalSessions: "Sessions of signed-in people that began in the range.",
  feedbackCount: "Messages sent by the feedback forms in the range.",
  retentionDaily:
    "Of those whose second day (24 to 48 hours after sign-up) ended in the range, who came back in it.",
  retentionWeekly:
    "Of those whose second week (days 7 to 13 after sign-up) ended in the range, who came back in it.",
  retentionMonthly:
    "Of those whose second month (days 30 to 59 after sign-up) ended in the range, who came back in it.",
  uptime:
    "Of the samples taken every 5 seconds in the range, those in which the server was ready. A server that was off took none.",
  responseTime: "Mean time from request to answer in the range.",
  reportErrorRate: "Answers with status 500 or above, of all answers in the range.",
  throughput: "Requests answered in the last 60 minutes.",
  pluginPerformance:
    "Per step of the quest engine, over the range's days: runs without an error of all runs, mean time of a run, errors, and slow runs (over 50 ms), by their own work or because the server was busy.",
} as const satisfies Record<string, string>;

export type FigureName = keyof typeof FIGURE_FORMULAS;
