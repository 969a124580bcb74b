import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { maya } from "#web/testing/maya.ts";
import { stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { createQueryClient } from "../api/query-client.ts";
import { SESSION_KEY, useSession } from "./session.ts";

function renderSession() {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queries, ...renderHook(() => useSession(), { wrapper }) };
}

test("without the readable cookie nobody is signed in, and no request is sent", async () => {
  const asked = stubServer({});
  const { result } = renderSession();
  await waitFor(() => expect(result.current.data).toBeNull());
  expect(asked).toEqual([]);
});

test("with the cookie the person is read from the server", async () => {
  stubSignedInCookie();
  stubServer({ "GET /api/auth/user": { json: maya } });
  const { result } = renderSession();
  await waitFor(() => expect(result.current.data).toEqual(maya));
});

test("401 means nobody", async () => {
  stubSignedInCookie();
  stubServer({
    "GET /api/auth/user": { status: 401, json: { error: "unauthenticated", message: "Sign in." } },
  });
  const { result } = renderSession();
  await waitFor(() => expect(result.current.data).toBeNull());
});

test.each([{ status: 500, text: "boom" }, { offline: true } as const])(
  "any other failure raises 'Failed to fetch user', asked once: %o",
  async (answer) => {
    stubSignedInCookie();
    const asked = stubServer({ "GET /api/auth/user": answer });
    const { result } = renderSession();
    await waitFor(() => expect(result.current.error?.message).toBe("Failed to fetch user"));
    expect(asked).toHaveLength(1);
  },
);

test("the answer is fresh for 5 minutes and kept for 10", async () => {
  const { queries, result } = renderSession();
  await waitFor(() => expect(result.current.data).toBeNull());
  const query = queries.getQueryCache().find({ queryKey: SESSION_KEY });
  expect(query?.isStaleByTime(300_000)).toBe(false);
  expect(query?.observers[0]?.options).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
});
