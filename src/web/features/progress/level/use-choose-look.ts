import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { chooseLook } from "#contracts/progress.ts";
import type { Look } from "#domain/progress/look.ts";
import { call } from "#web/platform/api/api.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";

/** What the person wears. A choice is shown at once, and taken back if the server refuses it. */
export function useChooseLook({ badgeFrame, trailColour }: UserView) {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (chosen: Partial<Look>) => call(chooseLook, chosen),
    // One after the other: the last choice wins.
    scope: { id: chooseLook.path },
    onSuccess: (look) => {
      queries.setQueryData<UserView | null>(SESSION_KEY, (user) => (user ? { ...user, ...look } : user));
    },
  });
  const worn: Look = { badgeFrame, trailColour, ...(saving.isPending ? saving.variables : {}) };
  return { worn, choose: saving.mutate, error: saving.error };
}
