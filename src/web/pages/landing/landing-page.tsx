import { useEffect } from "react";
import { funnel } from "#web/platform/analytics-queue.ts";
import { Hero } from "./hero.tsx";

export function LandingPage() {
  useEffect(() => funnel("landing_page_view"), []);
  return <Hero />;
}
