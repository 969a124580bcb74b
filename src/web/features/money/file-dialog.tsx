import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, CircleAlert } from "lucide-react";
import type { OutputOf } from "#contracts/endpoint.ts";
import { checkMoneyFile, importMoneyFile, type MoneyFileLine } from "#contracts/money/money-reports.ts";
import type { Currency } from "#domain/money/currencies.ts";
import { FILE_MAX_LENGTH, FILE_MAX_LINES } from "#domain/money/money-file.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ChooseFile } from "#web/ui/controls/choose-file.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { dayWord, entryAmount } from "./money-words.ts";
import { celebrateFirstSale, readMoneyAgain } from "./use-money.ts";

interface FileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For lines without one. */
  currency: Currency;
}

const TOO_LONG = `The file is too long. Split it: at most ${FILE_MAX_LINES} lines at a time.`;

/** Loads a CSV file: first what each line would do, then the entering. */
export function FileDialog({ open, onOpenChange, currency }: FileDialogProps) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      if (text.length > FILE_MAX_LENGTH) throw new Error(TOO_LONG);
      return { text, ...(await call(checkMoneyFile, { text, currency })) };
    },
  });
  const load = useMutation({
    mutationFn: (text: string) => call(importMoneyFile, { text, currency }),
    onSuccess: ({ added, isFirstSale }) => {
      track("button_click", "money file loaded");
      readMoneyAgain(client);
      if (isFirstSale) celebrateFirstSale(client);
      toast({ title: "File loaded", description: counted(added, "entry", "entries"), variant: "success" });
      onOpenChange(false);
    },
  });
  const problem = check.error ?? load.error;
  return (
    <Dialog
      open={open}
      feature="Money file"
      onOpenChange={onOpenChange}
      width="lg"
      title="Load a file"
      description={`A CSV file with the columns Day, Amount and What, and if you like Kind and Currency. Without a currency, ${currency.toUpperCase()} is meant. Loading a file twice adds nothing.`}
    >
      <ChooseFile
        label="CSV file"
        accept=".csv,text/csv"
        block
        isBusy={check.isPending}
        isAgain={check.data !== undefined}
        onChoose={(file) => check.mutate(file)}
      />
      {problem ? (
        <FormProblem>{problem.message === TOO_LONG ? TOO_LONG : displayOf(problem)}</FormProblem>
      ) : null}
      {check.data && !check.isPending ? (
        <>
          <Preview {...check.data} />
          <Button
            variant="primary"
            block
            disabled={check.data.added === 0}
            loading={load.isPending}
            onClick={() => load.mutate(check.data.text)}
          >
            {check.data.added === 0
              ? "Nothing new to enter"
              : `Enter ${counted(check.data.added, "line", "lines")}`}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

const LINES_SHOWN = 40;

/** Lines with a problem come first: the rest needs no look. */
function Preview({ lines, added, known, refused }: OutputOf<typeof checkMoneyFile>) {
  const shown = lines.toSorted((a, b) => Number(b.state === "refused") - Number(a.state === "refused"));
  return (
    <section aria-label="What the file holds">
      <p className="text-15 font-650">
        {added.toLocaleString("en")} new, {known.toLocaleString("en")} entered already,{" "}
        {refused.toLocaleString("en")} not understood
      </p>
      <ul aria-label="Lines" className="mt-2.5 rounded-quest border border-border px-3.5">
        {shown.slice(0, LINES_SHOWN).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {shown.length > LINES_SHOWN ? (
        <p className="mt-2 text-14 text-text-2">
          and {counted(shown.length - LINES_SHOWN, "more line", "more lines")}
        </p>
      ) : null}
    </section>
  );
}

function Line({ line: { line, state, problem, text, entry } }: { line: MoneyFileLine }) {
  return (
    <li className="flex items-start gap-3 border-t border-border py-2.5 text-14 first:border-t-0">
      <span className="num w-9 flex-none pt-0.5 text-13 text-text-2">
        <span className="sr-only">Line </span>
        {line}
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{text}</span>
        <span className="block text-13 text-pretty text-text-2">
          {entry ? dayWord(entry.day, "") : problem}
        </span>
      </span>
      {entry ? <span className="num font-bold whitespace-nowrap">{entryAmount(entry)}</span> : null}
      <Badge
        tone={state === "refused" ? "danger" : state === "new" ? "success" : "neutral"}
        icon={
          state === "refused" ? (
            <CircleAlert aria-hidden="true" />
          ) : state === "new" ? (
            <Check aria-hidden="true" />
          ) : undefined
        }
      >
        {STATES[state]}
      </Badge>
    </li>
  );
}

const STATES = { new: "New", known: "Known", refused: "Not read" } as const;
