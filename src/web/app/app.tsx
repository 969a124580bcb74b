import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Shell } from "./shell.tsx";

export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Shell />
    </QueryClientProvider>
  );
}
