import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { shownText } from "#web/platform/analytics/shown-text.ts";
import { language } from "#web/platform/language/language.ts";
import { Shell } from "./shell.tsx";

// The figures name what was pressed in English.
if (language !== "en")
  void import("#web/platform/analytics/in-english.ts").then(
    ({ inEnglish }) => {
      shownText.toEnglish = inEnglish;
    },
    // The figures then have the shown names.
    () => undefined,
  );

export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Shell />
    </QueryClientProvider>
  );
}
