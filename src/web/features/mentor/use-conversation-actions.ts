import { useMutation } from "@tanstack/react-query";
import { clearConversation, exportConversation } from "#contracts/mentor.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { conversationFile } from "./conversation-file.ts";

interface ConversationActions {
  onCleared: () => void;
}

/** Actions on the whole conversation. */
export function useConversationActions({ onCleared }: ConversationActions) {
  const download = useMutation({
    mutationFn: () => call(exportConversation, {}),
    onSuccess: ({ exportedAt, exchanges }) => {
      const { name, text } = conversationFile(exportedAt, exchanges);
      saveFile(name, text, "text/markdown");
      toast({ title: t("Conversation exported"), description: name, variant: "success" });
    },
    onError: () => toastError(t("The conversation could not be exported. Please try again.")),
  });
  const clear = useMutation({
    mutationFn: () => call(clearConversation, {}),
    onSuccess: () => {
      onCleared();
      toast({ title: t("Conversation cleared"), icon: "removed" });
    },
    onError: () => toastError(t("The conversation could not be cleared. Please try again.")),
  });
  return { download, clear };
}
