import { startCapture } from "#web/platform/analytics/analytics-capture.ts";
import { funnel, viewPage } from "#web/platform/analytics/analytics-queue.ts";
import { startAnalytics } from "#web/platform/analytics/analytics-start.ts";
import { countCalls } from "./calls-to-action.ts";
import { runFilm } from "./film-player.ts";
import { turnHeadlines } from "./headlines.ts";
import { followScroll, leaveOnceSignedIn, runThemeToggle } from "./page-header.ts";

startAnalytics(async () => ({ startCapture }));
turnHeadlines(document);
runThemeToggle(document);
followScroll(document);
countCalls(document);
runFilm(document);
leaveOnceSignedIn();
funnel("landing_page_view");
viewPage(window.location.pathname, "Landing page");
