import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";
import { displayOf } from "../api/api-error.ts";
import { SESSION_KEY } from "./session.ts";

interface OperatorAct<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** Updates the cache at once, before the lists are refetched. */
  apply?: (queries: QueryClient, output: Output, input: Input) => void;
  /** Left out, like `failed`, where the screen itself shows how it went. */
  done?: (output: Output, input: Input) => ToastInput;
  /** Toast title for a failure. */
  failed?: (input: Input) => string;
}

/** A mutation by an operator: reports the result by toast and refetches everything on screen. */
export function useOperatorAction<Input, Output>({ run, apply, done, failed }: OperatorAct<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      apply?.(queries, output, input);
      if (done) toast({ variant: "success", ...done(output, input) });
    },
    onError: (error, input) => {
      if (failed) toast({ title: failed(input), description: displayOf(error), variant: "destructive" });
    },
    // Also after a failure: someone else may have done it, or only the answer was lost. Then the session is
    // not refetched: if it has ended, the page would be replaced and typed text lost.
    onSettled: (_, error) =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !error || queryKey[0] !== SESSION_KEY[0],
      }),
  });
}
