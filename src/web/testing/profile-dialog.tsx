import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, type MockInstance, vi } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { ProfileDialog } from "#web/features/accounts/profile-dialog.tsx";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { browser } from "#web/platform/browser.ts";
import { setSessionEnded } from "#web/platform/session/session-end.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";

export const now = new Date();
export const laptop = {
  id: "7b0c35c8-3d8b-4c5e-8f43-1f2f3a4b5c6d",
  device: "Firefox on Linux",
  createdAt: now.toISOString(),
  lastSeenAt: now.toISOString(),
  isCurrent: true,
};
export const phone = {
  ...laptop,
  id: "0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d",
  device: "Safari on iPhone",
  lastSeenAt: new Date(now.getTime() - 3 * MS_PER_HOUR).toISOString(),
  isCurrent: false,
};
export const SESSIONS = {
  "GET /api/auth/sessions": { json: [laptop, phone] },
  "GET /api/tasks/hidden": { json: [] },
};
export const GET = "GET /api/auth/user";
export const PUT = "PUT /api/profile";
export const FAILED = {
  status: 500,
  json: { error: "internal", message: "Something broke.", requestId: "r" },
};

export const weeklySchedule = emptySchedule();
weeklySchedule.monday = { available: true, startTime: "19:00", endTime: "21:00" };
export const founder: UserView = {
  ...maya,
  businessName: "Wick & Willow",
  businessType: "Marketing Agency",
  businessStage: "Pre-Launch",
  businessDescription: "Candles.",
  goals: "Generate Revenue",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule,
};

/** What every save sends. */
export const EIGHT = {
  username: "Maya Lindqvist",
  businessName: "Wick & Willow",
  businessType: "Marketing Agency",
  businessDescription: "Candles.",
  goals: "Generate Revenue",
  experience: "Complete Beginner",
  timeCommitment: "5-10 hours/week",
  weeklySchedule,
};

/** Call it in a test file: each test then starts with nothing stored, nothing said, and a stand-in for leaving. */
export function resetBeforeEach(): { goTo: () => MockInstance<(path: string) => void> } {
  let goTo: MockInstance<(path: string) => void>;
  beforeEach(() => {
    goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    window.sessionStorage.clear();
    forgetToasts();
    setSessionEnded(false);
  });
  return { goTo: () => goTo };
}

export function renderDialog(answers: Answers = {}, user: UserView = founder) {
  const asked = stubServer({ ...SESSIONS, [GET]: { json: user }, ...answers });
  const onSignOut = vi.fn();
  const onOpenChange = vi.fn();
  function Opened() {
    const [open, setOpen] = useState(true);
    const change = (next: boolean) => {
      onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
        <ProfileDialog
          open={open}
          user={user}
          onOpenChange={change}
          onSignOut={onSignOut}
          social={<p>Handles</p>}
          sharedPages={<p>My pages</p>}
        />
      </>
    );
  }
  const queries = createQueryClient();
  const view = renderWithQueries(<Opened />, queries);
  const sent = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { asked, queries, sent, onSignOut, onOpenChange, ...view };
}

// By label and by text, not by role: jsdom takes a second to work out the roles of so large a dialog.
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const name = () => field("Business name");
export const save = () => fireEvent.click(screen.getByText("Save changes"));
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
