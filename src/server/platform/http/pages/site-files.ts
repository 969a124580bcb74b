import type { FastifyInstance } from "fastify";
import type { PagePath } from "#contracts/pages/pages.ts";

const ONE_HOUR = "public, max-age=3600";
/** Pages for search engines; all others need an account or are not worth listing. */
const LISTED: PagePath[] = ["/", "/privacy", "/terms"];

/** robots.txt and sitemap.xml for search engines, with this instance's own address. */
export function mountSiteFiles(app: FastifyInstance, publicUrl: URL): void {
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
  const files = [
    { path: "/robots.txt", type: "text/plain; charset=utf-8", lines: robots },
    { path: "/sitemap.xml", type: "application/xml; charset=utf-8", lines: sitemap },
  ];
  for (const { path, type, lines } of files)
    app.get(path, (_request, reply) =>
      reply.type(type).header("cache-control", ONE_HOUR).send(lines.join("\n")),
    );
}
