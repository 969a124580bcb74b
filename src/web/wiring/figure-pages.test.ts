import { expect, test } from "vitest";
import { pageSays } from "#web/testing/instance.ts";
import { figurePages } from "./figure-pages.ts";

test.each([
  { role: "admin", reports: "members", labels: ["Console", "Performance"] },
  { role: "admin", reports: "admins", labels: ["Console", "Performance"] },
  { role: "member", reports: "members", labels: ["Analytics", "Performance"] },
  { role: "member", reports: "admins", labels: [] },
] as const)("with reports for $reports, one who is $role finds $labels", ({ role, reports, labels }) => {
  pageSays({ reports });
  expect(figurePages(role).map(({ label }) => label)).toEqual(labels);
});
