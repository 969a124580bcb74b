import { runBuilt } from "../../bin/bootstrap/run-built.mjs";
import { moveClock } from "./in-page/moved-clock.ts";

/** The built program as `npm start` runs it, with a clock that can be set. */
const goTo = (nowMs: unknown) => moveClock({ nowMs: Number(nowMs), slowness: 1 });

goTo(process.env.FILM_NOW_MS);
process.on("message", (nowMs) => {
  goTo(nowMs);
  process.send?.("moved");
});
// Whoever filmed it is gone.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
await runBuilt("main", []);
