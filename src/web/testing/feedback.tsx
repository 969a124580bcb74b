import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { vi } from "vitest";
import { createAppQueries } from "#web/app/app-queries.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { toastHistory } from "#web/ui/toast/toast-store.ts";

interface Frame {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders a dialog with a button that opens it, with a stubbed server. */
export function renderFeedback(answers: Answers, dialog: (frame: Frame) => ReactNode) {
  const asked = stubServer(answers);
  const client = createAppQueries();
  const invalidated = vi.spyOn(client, "invalidateQueries");
  function Host() {
    const [open, setOpen] = useState(true);
    return (
      <QueryClientProvider client={client}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {dialog({ open, onOpenChange: setOpen })}
      </QueryClientProvider>
    );
  }
  return { asked, invalidated, person: userEvent.setup(), ...render(<Host />) };
}

export const ANALYTICS = { queryKey: ["/api/analytics/dashboard"] };

export function lastToast() {
  const [latest] = toastHistory();
  return latest && [latest.title, latest.description];
}
