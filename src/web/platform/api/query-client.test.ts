import { expect, test } from "vitest";
import { stubServer } from "#web/testing/stub-server.ts";
import { createQueryClient, readPath } from "./query-client.ts";

test("reads are fresh for 5 minutes, kept 10, retried once and never refetched by themselves", () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: 300_000,
      gcTime: 600_000,
      retry: 1,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  });
});

test("the default reader is a GET of the path in the key", async () => {
  const asked = stubServer({ "GET /api/tasks": { json: [1] } });
  await expect(createQueryClient().fetchQuery({ queryKey: ["/api/tasks"] })).resolves.toEqual([1]);
  expect(asked[0]).toMatchObject({ method: "GET", credentials: "include" });
});

test("a failed read raises status and body", async () => {
  stubServer({ "GET /api/tasks": { status: 500, text: "boom" } });
  const reading = createQueryClient().fetchQuery({ queryKey: ["/api/tasks"], retry: false });
  await expect(reading).rejects.toThrow(/^500: boom$/u);
});

test("401 is nothing or an error, as the reader chooses", async () => {
  stubServer({ "GET /api/tasks": { status: 401, text: "no" } });
  const queries = createQueryClient();
  const read = (on401: "returnNull" | "throw") =>
    queries.fetchQuery({ queryKey: ["/api/tasks"], queryFn: readPath({ on401 }), retry: false });
  await expect(read("returnNull")).resolves.toBeNull();
  queries.clear();
  await expect(read("throw")).rejects.toThrow("401: no");
});
