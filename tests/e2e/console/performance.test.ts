import type { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { withBrowser } from "../browser.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

/** Cuts every live connection, also new ones, until restored. */
function cutLine() {
  const { server } = site().world.app;
  const sockets = new Set<Duplex>();
  let isCut = false;
  server.prependListener("upgrade", (_request, socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
  });
  return {
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
  };
}

test("Live turns to Polling when the connection is cut, and back; the page has no layout or accessibility problems", async () => {
  const { world } = site();
  const line = cutLine();
  // Half an hour of traffic, so that the charts have lines.
  for (let index = 0; index < 14; index++) {
    for (let count = 0; count < 12 + ((index * 7) % 9); count++)
      world.metrics.observeRequest("GET", "/x", 200, 8 + ((index * 13 + count) % 60));
    await world.performance.turn();
    world.clock.advance(110_000);
  }
  await world.db
    .insertInto("alerts")
    .values({
      id: crypto.randomUUID(),
      rule: "memory",
      type: "warning",
      title: "Memory above 75%",
      message: "78% on average in the last 5 minutes.",
      instance: "another",
      opened_at: world.clock.now(),
      seen_at: new Date(world.clock.now().getTime() + MS_PER_HOUR),
      resolved_at: null,
    })
    .execute();

  const { page, allow } = await visit("/performance", { as: await site().member() });
  await page.locator("#main").getByText("Live", { exact: true }).waitFor();
  await page.getByText("Memory above 75%", { exact: true }).waitFor();
  expect(await look(page, "performance", { widths: [1280, 360] })).toEqual([]);

  allow(/WebSocket connection/u);
  line.cut();
  await page.locator("#main").getByText("Polling", { exact: true }).waitFor();
  // Until an attempt to reconnect has failed.
  await page.waitForEvent("console", (message) => /WebSocket connection/u.test(message.text()));
  line.mend();
  await page.locator("#main").getByText("Live", { exact: true }).waitFor();
});
