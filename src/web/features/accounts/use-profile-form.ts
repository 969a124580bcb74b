import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getUser, type UserView } from "#contracts/accounts.ts";
import { updateProfile } from "#contracts/profile.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { keepEdits, readEdits } from "./profile-draft.ts";
import { changesOf, type Edits, errorsIn, hasErrors, toPayload, valuesOf } from "./profile-values.ts";

/** Lives as long as the dialog is known, so that neither a tab nor a failure loses what was typed. */
export function useProfileForm(user: UserView, onSaved: () => void) {
  const queries = useQueryClient();
  const [edits, setEdits] = useState(() => readEdits(user.id));
  const values = { ...valuesOf(user), ...edits };
  const errors = errorsIn(values);
  const changes = changesOf(edits, user);

  const put = (next: Edits) => {
    setEdits(next);
    keepEdits(user.id, next);
  };

  const save = useMutation({
    mutationFn: saveChanges,
    onSuccess: (saved) => {
      queries.setQueryData(SESSION_KEY, saved);
      put({});
      toast({ title: "Profile Updated", description: "Your changes are saved.", variant: "success" });
      onSaved();
    },
    onError: () =>
      toast({
        title: "Update Failed",
        description: "Failed to update profile. Please try again.",
        variant: "destructive",
      }),
  });

  return {
    values,
    errors,
    isValid: !hasErrors(errors),
    isChanged: Object.keys(changes).length > 0,
    isSaving: save.isPending,
    /** What the server had against it, where it said so. */
    refusal: save.isError ? refusalOf(save.error) : null,
    edit: (more: Edits) => {
      if (save.isError) save.reset();
      put({ ...edits, ...more });
    },
    discard: () => {
      save.reset();
      put({});
    },
    save: () => {
      if (!save.isPending) save.mutate(changes);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

async function saveChanges(changes: Edits): Promise<UserView> {
  try {
    // Fields that nobody touched here travel too: what another device wrote since must not be undone by them.
    const stored = await call(getUser, {});
    return await call(updateProfile, toPayload(changes, stored));
  } catch (cause) {
    // Wrapped, the refusal would go unnoticed.
    noticeSessionEnd(cause);
    throw new Error("Failed to update profile", { cause });
  }
}

function refusalOf({ cause }: Error): string | null {
  return cause instanceof ApiError && cause.status === 400 ? cause.display : null;
}
