import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  listMailTexts,
  listMailVersions,
  previewMail,
  restoreMailText,
  sendTestMail,
} from "#contracts/console/mails.ts";
import { type MailType, mailLabel } from "#domain/email/mail-rules.ts";
import { checkMailText, type MailText } from "#domain/email/mail-text.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";

export function useMailTexts() {
  return useQuery({ ...queryOf(listMailTexts), ...READ_ON_MOUNT });
}

export function useVersions(type: MailType, isOpen: boolean) {
  return useQuery({
    queryKey: [listMailVersions.path, type],
    queryFn: ({ signal }) => call(listMailVersions, { type }, { signal }),
    enabled: isOpen,
    ...READ_ON_MOUNT,
  });
}

const PAUSE_MS = 400;

/** The text as it is after a pause in typing. Compared by content: a form makes a new object at each render. */
function usePaused(text: MailText): MailText {
  const [paused, setPaused] = useState(text);
  const content = JSON.stringify(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(content)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return paused;
}

/** The mail as it would look; the last good one stays while a text has a problem. */
export function usePreview(type: MailType, text: MailText) {
  const paused = usePaused(text);
  return useQuery({
    queryKey: [previewMail.path, type, paused],
    queryFn: ({ signal }) => call(previewMail, { type, ...paused }, { signal }),
    enabled: checkMailText(paused).length === 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: true,
  });
}

export function useRestore(type: MailType) {
  return useOperatorAction({
    run: (input: { version: number; basedOn: number }) => call(restoreMailText, { type, ...input }),
    done: ({ version }, input) => ({
      title: "Text Restored",
      description: `Version ${input.version} is sent again, as version ${version}.`,
    }),
    failed: () => "The text was not restored",
  });
}

/** Sends the text as it is typed, saved or not. */
export function useTestOf(type: MailType, draft: MailText) {
  return useOperatorAction({
    run: () => call(sendTestMail, { type, draft }),
    done: ({ ok, to, error }) =>
      ok
        ? { title: "Test Mail Sent", description: `${mailLabel(type)}, to ${to}.` }
        : {
            title: "The test mail was not sent",
            description: error ?? undefined,
            variant: "destructive" as const,
          },
    failed: () => "The test mail was not sent",
  });
}
