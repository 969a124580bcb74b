/** Source paths of the files that the build would otherwise provide. */
const SOURCES = {
  style: { address: "/src/web/pages/landing/landing.css" },
  script: "/src/web/pages/landing/browser/landing.ts",
  fonts: [],
  icon: "/favicon.svg",
};
const MARK = /(?:^|;\s*)sq_signed_in=/u;

/**
 * The landing page of the development server: rendered at every visit to "/" without a sign-in.
 * @param {string} publicUrl
 * @returns {import("vite").Plugin}
 */
export function landingInDev(publicUrl) {
  return {
    name: "landing-in-dev",
    configureServer(web) {
      web.middlewares.use(async (request, response, next) => {
        const isHome = request.method === "GET" && request.url?.split("?")[0] === "/";
        if (!isHome || MARK.test(request.headers.cookie ?? "")) return next();
        try {
          const { renderLanding } = await web.ssrLoadModule("/src/web/pages/landing/render-landing.tsx");
          const page = renderLanding(SOURCES, true)
            .replaceAll("__PUBLIC_URL__", publicUrl)
            .replaceAll("__SUPPORT_EMAIL__", "support@localhost");
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await web.transformIndexHtml("/", page));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
