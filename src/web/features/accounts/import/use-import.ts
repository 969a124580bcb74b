import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkImport, IMPORT_MAX_BYTES, importEverything } from "#contracts/export/import.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";

/** Something about the file that is seen without the server. */
class FileProblem extends Error {}

const MEGABYTES = IMPORT_MAX_BYTES / 1_048_576;
const TOO_LARGE = t("The file is larger than {megabytes} MB, the most that can be sent.", {
  megabytes: MEGABYTES,
});
const UNREADABLE = t("This file cannot be read. Choose the one that “Export everything” saved.");

/** First what the file would bring, then the import itself. */
export function useImport() {
  const queries = useQueryClient();
  const check = useMutation({
    mutationFn: async (file: File) => {
      const content = await read(file);
      return { content, ...(await call(checkImport, content)) };
    },
  });
  const take = useMutation({
    mutationFn: (content: Record<string, unknown>) => call(importEverything, content),
    onSuccess: () => queries.invalidateQueries(),
  });
  const error = take.error ?? check.error;
  return {
    choose: (file: File) => {
      take.reset();
      check.mutate(file);
    },
    isChecking: check.isPending,
    checked: check.isPending ? undefined : check.data,
    confirm: () => check.data && take.mutate(check.data.content),
    isTaking: take.isPending,
    taken: take.data,
    problem: error && (error instanceof FileProblem ? error.message : displayOf(error)),
  };
}

async function read(file: File): Promise<Record<string, unknown>> {
  if (file.size > IMPORT_MAX_BYTES) throw new FileProblem(TOO_LARGE);
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === "object" && content !== null && !Array.isArray(content)) return { ...content };
  } catch {
    // Said below.
  }
  throw new FileProblem(UNREADABLE);
}
