import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";
import { displayOf } from "../api/api-error.ts";
import { SESSION_KEY } from "./session.ts";

interface OperatorAct<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** At once, before the lists are read anew. */
  apply?: (queries: QueryClient, output: Output, input: Input) => void;
  done: (output: Output, input: Input) => ToastInput;
  /** The title of what is said when it did not work. */
  failed: (input: Input) => string;
}

/** Something an operator does: says how it went, and whatever is on screen is read anew. */
export function useOperatorAct<Input, Output>({ run, apply, done, failed }: OperatorAct<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (output, input) => {
      apply?.(queries, output, input);
      toast({ variant: "success", ...done(output, input) });
    },
    onError: (error, input) =>
      toast({ title: failed(input), description: displayOf(error), variant: "destructive" }),
    // Also after a failure: somebody else may have been quicker, or only the answer was lost. The session then
    // stays as it is: a page that is taken away because it ended would take along what was typed.
    onSettled: (_, error) =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !error || queryKey[0] !== SESSION_KEY[0],
      }),
  });
}
