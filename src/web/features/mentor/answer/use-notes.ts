import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { forgetNoted } from "#contracts/mentor.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { rereadBusiness } from "../reread-business.ts";

type NoteState = "sending" | "taken";

export interface Notes {
  /** By id; absent: it counts. */
  states: ReadonlyMap<string, NoteState>;
  takeBack: (id: string) => void;
}

/** Taking back what the mentor noted. */
export function useNotes(announce: (text: string) => void): Notes {
  const client = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, NoteState>>(new Map());

  const takeBack = useCallback(
    async (id: string) => {
      const set = (state: NoteState | null) =>
        setStates((known) => {
          const next = new Map(known);
          if (state) next.set(id, state);
          else next.delete(id);
          return next;
        });
      set("sending");
      try {
        await call(forgetNoted, { id });
      } catch (cause) {
        if (!isGone(cause)) {
          set(null);
          noticeSessionEnd(cause);
          toastError(t("This could not be taken back. Please try again."));
          return;
        }
      }
      set("taken");
      announce(t("Taken back."));
      rereadBusiness(client);
    },
    [client, announce],
  );

  return useMemo(() => ({ states, takeBack: (id) => void takeBack(id) }), [states, takeBack]);
}

/** Taken back already, in another tab or before a reload. */
function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 404;
}
