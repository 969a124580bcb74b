import { CalendarDays, Plus } from "lucide-react";
import { type SyntheticEvent, useRef } from "react";
import { TITLE_MAX_LENGTH } from "#domain/quests/quest.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { useQuickAdd } from "./use-quick-add.ts";

/** One line for a quest of one's own; N opens the whole form. */
export function QuickAdd({ userId }: { userId: string }) {
  const form = useQuickAdd(userId);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.values.title.trim()) form.proceed();
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2" noValidate>
      <div className="flex h-13 items-center gap-2.5 rounded-card border-[1.5px] border-dashed border-control pr-2 pl-4.5 text-text-2 focus-within:border-solid focus-within:border-primary focus-within:bg-surface">
        <Plus className="size-[18px]" aria-hidden="true" />
        <input
          ref={input}
          aria-label={t("Add a quest of your own")}
          placeholder={t("Something of your own, like: order 20 jars")}
          maxLength={TITLE_MAX_LENGTH}
          value={form.values.title}
          onChange={(event) => form.change({ title: event.target.value })}
          className="h-11 min-w-0 flex-1 border-0 bg-transparent text-15 font-medium text-ellipsis text-text outline-none placeholder:text-text-2 placeholder:opacity-100 pointer-coarse:text-16"
        />
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          aria-label={t("Add for today")}
          loading={form.isSending}
          className="bg-surface-2! text-[13.5px]!"
        >
          <CalendarDays className="size-4" aria-hidden="true" />
          {t("Today")}
        </Button>
        <span className="max-sm:hidden pointer-coarse:hidden" aria-hidden="true">
          <Kbd>N</Kbd>
        </span>
      </div>
      {form.problem ? (
        <FormProblem>
          {t("Not saved. {problem} What you typed is still here.", { problem: form.problem })}
        </FormProblem>
      ) : null}
    </form>
  );
}
