import { useQueryClient } from "@tanstack/react-query";
import { getUser, type UserView } from "#contracts/accounts.ts";
import { updateProfile } from "#contracts/profile.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { browser } from "#web/platform/browser.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { keepLanguage } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type Edits, type ProfileValues, problemsIn, toPayload, valuesOf } from "./profile-values.ts";

/** The profile form. Keeps a draft, so that neither switching tabs nor a failure loses typed text. */
export function useProfileForm(user: UserView, onClose: () => void) {
  const queries = useQueryClient();
  const form = useForm({
    start: valuesOf(user),
    draft: draftSlot<ProfileValues>(user.id, "profile", (kept) => (isObject(kept) ? kept : {})),
    validate: problemsIn,
    shows: "always",
    onUnchanged: onClose,
    send: (_, changed) => saveChanges(changed),
    onSent: (saved) => {
      queries.setQueryData(SESSION_KEY, saved);
      // Both are read from the description and the stage.
      for (const path of ["/api/business", "/api/path"]) void queries.invalidateQueries({ queryKey: [path] });
      form.discard();
      toast({ title: t("Profile Updated"), description: t("Your changes are saved."), variant: "success" });
      onClose();
      if (keepLanguage(saved.language)) browser.reload();
    },
    onFailed: () =>
      toast({
        title: t("Update Failed"),
        description: t("Failed to update profile. Please try again."),
        variant: "destructive",
      }),
    refusalOf: ({ cause }) => {
      return { text: cause instanceof ApiError && cause.status === 400 ? cause.display : null };
    },
  });
  return form;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

async function saveChanges(changes: Edits): Promise<UserView> {
  try {
    // Unchanged fields are sent too: read them fresh, so they do not undo changes from another device.
    const stored = await call(getUser, {});
    return await call(updateProfile, toPayload(changes, stored));
  } catch (cause) {
    // Reported here, since the wrapped error would not be recognised as a 401.
    noticeSessionEnd(cause);
    throw new Error("Failed to update profile", { cause });
  }
}

function isObject(kept: unknown): kept is object {
  return typeof kept === "object" && kept !== null;
}
