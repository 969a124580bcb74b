import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readDashboard } from "#contracts/analytics.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const ANALYTICS_KEY = [readDashboard.path];

interface Submission<Input> {
  send: (input: Input) => Promise<unknown>;
  thanks: (input: Input) => { title: string; description: string };
  failure: string;
  /** Also where the dialog was closed in the meantime. */
  onSent: () => void;
}

/** Sends once at a time, says how it went, and lets the console count anew. */
export function useSubmission<Input>({ send, thanks, failure, onSent }: Submission<Input>) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (_, input) => {
      onSent();
      toast({ ...thanks(input), variant: "success" });
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
    onError: (error) =>
      toast({ title: "Submission Failed", description: reasonOf(error, failure), variant: "destructive" }),
  });
  return {
    isSending: mutation.isPending,
    problem: mutation.isError ? reasonOf(mutation.error, failure) : null,
    /** `onDone` only runs where the form is still there. */
    submit: (input: Input, onDone: () => void) => {
      if (!mutation.isPending) mutation.mutate(input, { onSuccess: onDone });
    },
  };
}

/** Who is signed out or has sent too much hears so: trying again would not help. */
function reasonOf(error: unknown, failure: string): string {
  const isForPerson = error instanceof ApiError && (error.status === 401 || error.status === 429);
  return isForPerson ? error.display : failure;
}
