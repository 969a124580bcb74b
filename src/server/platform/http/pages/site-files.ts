import type { FastifyInstance } from "fastify";
import type { PagePath } from "#contracts/pages/pages.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";

const PLAIN_TEXT = "text/plain; charset=utf-8";
const SECURITY_PATH = "/.well-known/security.txt";
const ONE_HOUR = "public, max-age=3600";
/** Pages for search engines; all others need an account or are not worth listing. */
const LISTED: PagePath[] = ["/", "/privacy", "/terms"];

/** RFC 9116 recommends less than a year, so that an abandoned file is known as such. */
const SECURITY_DAYS = 180;

export interface SiteDeps {
  readonly publicUrl: URL;
  /** An email or https address. */
  readonly securityContact: string;
  readonly clock: Clock;
}

/** What machines look for at fixed addresses, with this instance's own address in it. */
export function mountSiteFiles(app: FastifyInstance, { publicUrl, securityContact, clock }: SiteDeps): void {
  const robots = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /idp/",
    "Allow: /",
    "",
    `Sitemap: ${publicUrl.origin}/sitemap.xml`,
    "",
  ];
  const addresses = LISTED.map((path) => `  <url><loc>${publicUrl.origin}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ];
  const security = () => [
    `Contact: ${securityContact.startsWith("https:") ? "" : "mailto:"}${securityContact}`,
    `Expires: ${new Date(clock.now().getTime() + SECURITY_DAYS * MS_PER_DAY).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${publicUrl.origin}${SECURITY_PATH}`,
    "",
  ];
  const files = [
    { path: "/robots.txt", type: PLAIN_TEXT, lines: () => robots },
    { path: "/sitemap.xml", type: "application/xml; charset=utf-8", lines: () => sitemap },
    { path: SECURITY_PATH, type: PLAIN_TEXT, lines: security },
  ];
  for (const { path, type, lines } of files)
    app.get(path, (_request, reply) =>
      reply.type(type).header("cache-control", ONE_HOUR).send(lines().join("\n")),
    );
}
