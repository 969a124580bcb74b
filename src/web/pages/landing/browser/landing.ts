import { funnel, track } from "#web/platform/analytics-queue.ts";
import { countCalls } from "./calls-to-action.ts";
import { runFilm } from "./film-player.ts";
import { turnHeadlines } from "./headlines.ts";
import { followScroll, leaveOnceSignedIn, runThemeToggle } from "./page-header.ts";

turnHeadlines(document);
runThemeToggle(document);
followScroll(document);
countCalls(document);
runFilm(document);
leaveOnceSignedIn();
funnel("landing_page_view");
track("page_view", window.location.pathname);
