import { MutationObserver, type MutationObserverOptions, type QueryClient } from "@tanstack/react-query";
import { beginWrite, endWrite } from "../quest-cache.ts";

type Write<Answer, What, Before> = Required<
  Pick<
    MutationObserverOptions<Answer, Error, What, Before>,
    "mutationFn" | "onMutate" | "onSuccess" | "onError"
  >
>;

/** Like `useMutation`, for code that is no component; the list is fetched again after it. Its `onError` tells of a failure. */
export function runWrite<Answer, What, Before>(
  client: QueryClient,
  what: What,
  { onMutate, ...write }: Write<Answer, What, Before>,
): void {
  const observer = new MutationObserver<Answer, Error, What, Before>(client, {
    ...write,
    onMutate: (...facts) => {
      beginWrite(client);
      return onMutate(...facts);
    },
    onSettled: () => endWrite(client),
  });
  observer.mutate(what).catch(() => undefined);
}
