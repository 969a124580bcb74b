import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIGURE_FORMULAS } from "#domain/analytics/figure-formulas.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";

const page = readFileSync(join(findProjectRoot(), "docs/analytics.md"), "utf8");

test.each(Object.entries(FIGURE_FORMULAS))(
  "the page on analytics says of %s what its tile says",
  (name, formula) => {
    expect(page).toContain(`| \`${name}\` | ${formula} |`);
  },
);
