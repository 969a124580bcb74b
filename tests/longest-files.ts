/**
 * The files that take longest, by measurement. On a fresh checkout vitest knows no durations and goes by file size,
 * so that a short file with long tests may come last and run alone while the other workers have nothing to do.
 */
export const LONGEST_FILES = [
  "tests/e2e/pages.test.ts",
  "tests/e2e/quest-walk.test.ts",
  "tests/e2e/feedback.test.ts",
  "tests/e2e/subscription-look.test.ts",
  "tests/e2e/overlays.test.ts",
  "tests/e2e/sharing.test.ts",
  "tests/e2e/subscription-life.test.ts",
  "tests/e2e/quest-cards.test.ts",
  "tests/process/many-machines.test.ts",
  "tests/process/start-up.test.ts",
  "tests/process/start-up-places.test.ts",
  "tests/process/kill.test.ts",
  "src/server/platform/db/pool.test.ts",
  "src/server/features/mentor/mentor-models.test.ts",
  "src/server/platform/db/embedded/embedded-database.test.ts",
  "tools/demo/demo.test.ts",
  "src/web/pages/dashboard/completing.test.tsx",
  "src/web/features/accounts/profile-dialog.test.tsx",
  "src/web/pages/dashboard/plan.test.tsx",
];
