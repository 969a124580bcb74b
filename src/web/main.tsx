import "#web/platform/no-eval.ts";
import { createRoot } from "react-dom/client";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { App } from "#web/app/app.tsx";
import { createAppQueries } from "#web/app/app-queries.ts";
import { preloadMember } from "#web/app/member-gate.tsx";
import { trackError } from "#web/platform/analytics/analytics-errors.ts";
import { startAnalytics } from "#web/platform/analytics/analytics-start.ts";
import { knownPages } from "#web/platform/analytics/known-pages.ts";
import { reportProblem } from "#web/platform/report.ts";
import { isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";

knownPages.paths = PAGE_PATHS;
startAnalytics(() => import("#web/platform/analytics/analytics-capture.ts"));
if (isMarkedSignedIn()) preloadMember(window.location.pathname);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root, {
  // Caught errors are shown by a boundary; uncaught ones keep the browser's default reporting.
  onCaughtError: (error) => {
    reportProblem("A part of the screen crashed", error);
    trackError(error);
  },
}).render(<App queries={createAppQueries()} />);
