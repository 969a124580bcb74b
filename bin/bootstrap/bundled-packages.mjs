/**
 * Packages that become part of the server's bundle: many small files, which a start would look up and read one by one.
 * A release carries them beside it all the same, for their licences and the list of packages.
 */
export const BUNDLED = [
  "jose",
  "kysely",
  "oauth4webapi",
  "openid-client",
  "prom-client",
  "rate-limiter-flexible",
  "zod",
];
