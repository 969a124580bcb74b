import fc from "fast-check";

// The types of the browser's code know no `process`.
const { env } = Reflect.get(globalThis, "process");

/** Ordinary runs try the same cases each time; `npm run test:soak` tries new ones, and a failure names its seed. */
if (env.SIDEQUEST_SOAK !== "1") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_116 });
