import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { displayOf } from "../api/api-error.ts";
import { type FieldsOptions, useFields } from "./use-fields.ts";

/** The message for a failure: at a field if it names one, otherwise for the whole form. */
interface Refusal<Field extends string> {
  field?: Field;
  text: string | null;
}

interface Options<Values extends object, Field extends string, Answer> extends FieldsOptions<Values, Field> {
  send: (values: Values, changed: Partial<Values>) => Promise<Answer>;
  /** Runs even if the form has been closed meanwhile. */
  onSent?: (answer: Answer, values: Values) => void;
  /** Runs only if the form is still mounted. */
  onDone?: () => void;
  onFailed?: (error: Error) => void;
  /** Default: the server's message, for the whole form. */
  refusalOf?: (error: Error) => Refusal<Field>;
}

/** A form with one request at a time. Keeps its draft until the server accepts it; shows refusals. */
export function useForm<Values extends object, Field extends string, Answer>(
  options: Options<Values, Field, Answer>,
) {
  const { draft, shows = "once-tried", refusalOf = inServersWords } = options;
  // A second click may arrive before the first is rendered.
  const isBusy = useRef(false);
  const sending = useMutation({
    mutationFn: (input: { values: Values; changed: Partial<Values> }) =>
      options.send(input.values, input.changed),
    onSuccess: (answer, { values }) => {
      draft?.drop();
      options.onSent?.(answer, values);
    },
    onError: (error) => options.onFailed?.(error),
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const fields = useFields({
    ...options,
    onValid: (values, changed) => {
      if (isBusy.current) return;
      isBusy.current = true;
      sending.mutate({ values, changed }, { onSuccess: () => options.onDone?.() });
    },
  });
  const refusal = sending.error && refusalOf(sending.error);
  const refusedField = refusal?.field;

  return {
    ...fields,
    errors: refusedField ? { ...fields.errors, [refusedField]: refusal.text } : fields.errors,
    /** Why the last attempt failed, unless it is shown at a field. */
    problem: refusedField ? null : (refusal?.text ?? null),
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    change: (part: Partial<Values>) => {
      // With "once-tried", a server error at a field stays until that field is changed.
      if (sending.isError && (shows !== "once-tried" || (refusedField && refusedField in part)))
        sending.reset();
      fields.change(part);
    },
    discard: () => {
      isBusy.current = false;
      sending.reset();
      fields.discard();
    },
  };
}

function inServersWords(error: Error): Refusal<never> {
  return { text: displayOf(error) };
}
