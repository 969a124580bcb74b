import { expect, onTestFinished, test, vi } from "vitest";
import { forgetSession, waiting } from "#web/platform/analytics/analytics-queue.ts";
import { LANDING_HTML } from "#web/testing/landing.ts";
import { stubServer } from "#web/testing/stub-server.ts";

test("the landing page counts its view and asks for nothing before it is there and at rest", async () => {
  vi.useFakeTimers();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
    },
  );
  const taken = { json: { ok: true } };
  const asked = stubServer({
    "POST /api/analytics/online": taken,
    "POST /api/analytics/funnel": taken,
    "POST /api/analytics/actions/public": taken,
  });
  onTestFinished(() => {
    forgetSession();
    vi.useRealTimers();
  });
  document.documentElement.innerHTML = LANDING_HTML;
  await import("./landing.ts");
  expect(waiting()).toMatchObject([{ event: "landing_page_view" }, { action: "page_view", element: "/" }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/analytics/online",
    "/api/analytics/funnel",
    "/api/analytics/actions/public",
  ]);
});
