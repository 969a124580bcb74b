import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "#web/platform/api/query-client.ts";

/** Renders a part of the app with its own query client. */
export function renderWithQueries(part: ReactNode, client = createQueryClient()) {
  return { client, ...render(<QueryClientProvider client={client}>{part}</QueryClientProvider>) };
}

/** Shows the first failed read, instead of repeating it. */
export function withoutRetry(client = createQueryClient()) {
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return client;
}
