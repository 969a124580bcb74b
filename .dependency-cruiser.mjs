/** Who may import whom. tests/house/boundaries.test.ts breaks each rule once and sees it fire. */
/** @type {(name: string, comment: string, from: object, to: object) => object} */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const TEST = "\\.test\\.tsx?$";
const TESTING = "^src/[^/]+/testing/";
/** The two places that load the demo world, and only when they are asked to. */
const DEMO_LOADERS = ["^src/server/serve\\.ts$", "^src/server/ops/commands\\.ts$"];

export default {
  forbidden: [
    rule(
      "no-cycles",
      "Two files import each other: make them one file, or move what both need into a third.",
      {},
      { circular: true },
    ),
    rule(
      "no-unresolvable",
      "An import that resolves to nothing would hide from every other rule.",
      {},
      { couldNotResolve: true },
    ),
    rule(
      "domain-knows-nothing",
      "domain imports itself only.",
      { path: "^src/domain/", pathNot: TEST },
      { pathNot: "^src/domain/" },
    ),
    rule(
      "contracts-know-domain",
      "contracts import domain and zod only.",
      { path: "^src/contracts/", pathNot: TEST },
      { pathNot: ["^src/(domain|contracts)/", "^node_modules/zod/"] },
    ),
    rule(
      "server-not-web",
      "The server never imports the browser's code.",
      { path: "^src/server/" },
      { path: "^src/web/" },
    ),
    rule(
      "web-not-server",
      "The browser never imports the server's code.",
      { path: "^src/web/" },
      { path: "^src/server/" },
    ),
    rule(
      "web-features-are-islands",
      "A web feature reaches no other feature; pages compose them.",
      { path: "^src/web/features/([^/]+)/" },
      { path: "^src/web/features/", pathNot: "^src/web/features/$1/" },
    ),
    rule(
      "web-ui-and-platform-know-no-feature",
      "ui and platform lie below wiring, features, pages and app.",
      { path: "^src/web/(ui|platform)/" },
      { path: "^src/web/(wiring|features|pages|app)/" },
    ),
    rule(
      "web-wiring-knows-no-feature",
      "wiring holds the signals between features and how they register; it lies below them.",
      { path: "^src/web/wiring/" },
      { path: "^src/web/(features|pages|app)/" },
    ),
    rule(
      "web-platform-folders-in-one-direction",
      "session uses api and analytics, api and analytics use storage; none the other way round.",
      { path: "^src/web/platform/(api|analytics|storage|lazy|theme)/", pathNot: TEST },
      { path: "^src/web/platform/session/" },
    ),
    rule(
      "web-ui-fetches-nothing",
      "ui takes what it shows as arguments; only its own words come from the language.",
      { path: "^src/web/ui/" },
      { path: "^src/web/platform/(?!language/)|@tanstack/react-query" },
    ),
    rule(
      "web-features-below-pages",
      "Features know neither pages nor the app.",
      { path: "^src/web/features/" },
      { path: "^src/web/(pages|app)/" },
    ),
    rule(
      "server-platform-knows-no-feature",
      "platform lies below features and engine.",
      { path: "^src/server/platform/", pathNot: TEST },
      { path: "^src/server/(features|engine)/" },
    ),
    rule(
      "engine-knows-no-feature-and-no-http",
      "The engine is called by services and speaks no HTTP.",
      { path: "^src/server/engine/", pathNot: TEST },
      { path: "^src/server/(features|platform/http)/|node_modules/(fastify|@fastify)/" },
    ),
    rule(
      "features-meet-through-services",
      "A feature reaches another only through its service.",
      { path: "^src/server/features/([^/]+)/" },
      { path: "^src/server/features/", pathNot: ["^src/server/features/$1/", "\\.service\\.ts$"] },
    ),
    rule(
      "routes-and-jobs-touch-no-sql",
      "Routes and jobs call services.",
      { path: "^src/server/features/.*\\.(routes|jobs)\\.ts$" },
      { path: "\\.repository\\.ts$|node_modules/(kysely|pg)/" },
    ),
    rule(
      "services-touch-no-sql-and-no-http",
      "Services decide; repositories hold the SQL, routes the HTTP.",
      { path: "^src/server/features/.*\\.service\\.ts$" },
      { path: "^src/server/platform/http/|node_modules/(kysely|pg|fastify|@fastify)/" },
    ),
    rule(
      "only-repositories-hold-sql",
      "Within features, only repositories import the query builder.",
      { path: "^src/server/features/", pathNot: ["\\.repository\\.ts$", TEST] },
      { path: "node_modules/(kysely|pg)/" },
    ),
    rule(
      "product-not-tools",
      "The product imports no tool, except for the demo world, and that from two places only.",
      { path: "^src/", pathNot: DEMO_LOADERS },
      { path: "^tools/" },
    ),
    rule(
      "demo-loaders-load-the-demo-only",
      "These two places import no other tool.",
      { path: DEMO_LOADERS },
      { path: "^tools/", pathNot: "^tools/demo/" },
    ),
    rule(
      "demo-loaded-dynamically",
      "A plain start does not load the demo world.",
      { path: DEMO_LOADERS },
      { path: "^tools/", dependencyTypesNot: ["dynamic-import"] },
    ),
    rule(
      "product-not-testing",
      "What tests share is no part of the product.",
      { path: "^src/", pathNot: [TEST, TESTING] },
      { path: [TESTING, "^tests/"] },
    ),
    rule(
      "tools-not-web",
      "Tools know the server, domain and contracts.",
      { path: "^tools/", pathNot: TEST },
      { path: "^src/web/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.web.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};
