import { Send } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";

interface FormEndProps {
  /** Why the last attempt failed. */
  problem: string | null;
  isSending: boolean;
  cancel: () => void;
}

export function FormEnd({ problem, isSending, cancel }: FormEndProps) {
  return (
    <>
      {problem ? (
        <FormProblem>
          {problem.replace(/[^.!?]$/u, "$&.")} {t("What you entered is still here.")}
        </FormProblem>
      ) : null}
      <div className="mt-1 flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={cancel}>
          {t("Cancel")}
        </Button>
        <Button variant="primary" type="submit" loading={isSending}>
          <Send className="size-[18px]" aria-hidden="true" />
          {t("Submit")}
        </Button>
      </div>
    </>
  );
}
