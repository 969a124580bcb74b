import { type Answer, Refusal } from "./answers.ts";

/** The same key returns the first answer again; with a different request it is refused. */
export function createRememberedKeys() {
  const answers = new Map<string, { request: string; answer: Answer }>();
  return {
    find(key: string, request: string): Answer | undefined {
      const known = answers.get(key);
      if (known && known.request !== request) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
        throw new Refusal(400, { type: "idempotency_error", message });
      }
      return known?.answer;
    },
    remember: (key: string, request: string, answer: Answer) => void answers.set(key, { request, answer }),
  };
}
