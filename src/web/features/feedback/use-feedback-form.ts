import { useQueryClient } from "@tanstack/react-query";
import { readDashboard } from "#contracts/analytics.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const ANALYTICS_KEY = [readDashboard.path];

type FormOptions<Values extends object, Field extends string> = Parameters<
  typeof useForm<Values, Field, unknown>
>[0];

interface FeedbackOptions<Values extends object, Field extends string>
  extends Pick<FormOptions<Values, Field>, "start" | "draft" | "validate" | "send"> {
  thanks: (values: Values) => { title: string; description: string };
  failure: string;
  onClose: () => void;
}

/** Reports the result, refetches the console's figures, and resets once sent or cancelled. */
export function useFeedbackForm<Values extends object, Field extends string>(
  options: FeedbackOptions<Values, Field>,
) {
  const { thanks, failure, onClose, ...fields } = options;
  const queries = useQueryClient();
  const leave = () => {
    form.discard();
    onClose();
  };
  const form = useForm<Values, Field, unknown>({
    ...fields,
    onSent: (_, values) => {
      toast({ ...thanks(values), variant: "success" });
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
    onDone: leave,
    onFailed: (error) =>
      toast({ title: t("Submission Failed"), description: reasonOf(error, failure), variant: "destructive" }),
    refusalOf: (error) => ({ text: reasonOf(error, failure) }),
  });
  return { ...form, cancel: leave };
}

/** Signed-out and rate-limited people get the specific reason: retrying would not help. */
function reasonOf(error: unknown, failure: string): string {
  const isForPerson = error instanceof ApiError && (error.status === 401 || error.status === 429);
  return isForPerson ? error.display : failure;
}
