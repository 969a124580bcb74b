import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, CircleAlert } from "lucide-react";
import type { OutputOf } from "#contracts/endpoint.ts";
import { checkMoneyFile, importMoneyFile, type MoneyFileLine } from "#contracts/money/money-reports.ts";
import type { Currency } from "#domain/money/currencies.ts";
import { type FilePart, splitMoneyFile } from "#domain/money/file-parts.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
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

const TOO_LONG = t("The file is too long.");

/** Loads a CSV file: first what each line would do, then the entering. */
export function FileDialog({ open, onOpenChange, currency }: FileDialogProps) {
  const client = useQueryClient();
  const check = useMutation({ mutationFn: async (file: File) => checkParts(await file.text(), currency) });
  const load = useMutation({
    mutationFn: (parts: readonly FilePart[]) => loadParts(parts, currency),
    onSuccess: ({ added, isFirstSale }) => {
      track("button_click", "money file loaded");
      if (isFirstSale) celebrateFirstSale(client);
      toast({
        title: t("File loaded"),
        description: tn(added, "1 entry", "{n} entries"),
        variant: "success",
      });
      onOpenChange(false);
    },
    // Parts before the one that failed are entered: sent again, they add nothing.
    onSettled: () => readMoneyAgain(client),
  });
  const problem = check.error ?? load.error;
  return (
    <Dialog
      open={open}
      feature="Money file"
      onOpenChange={onOpenChange}
      width="lg"
      title={t("Load a file")}
      description={t(
        "A CSV file with the columns Day, Amount and What, and if you like Kind, Currency and Quest. Without a currency, {currency} is meant. Loading a file twice adds nothing.",
        { currency: currency.toUpperCase() },
      )}
    >
      <ChooseFile
        label={t("CSV file")}
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
            onClick={() => load.mutate(check.data.parts)}
          >
            {check.data.added === 0
              ? t("Nothing new to enter")
              : tn(check.data.added, "Enter 1 line", "Enter {n} lines")}
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}

type Checked = OutputOf<typeof checkMoneyFile>;

/** Part after part, the lines numbered as in the whole file. */
async function checkParts(text: string, currency: Currency): Promise<Checked & { parts: FilePart[] }> {
  const parts = splitMoneyFile(text);
  if (!parts) throw new Error(TOO_LONG);
  const whole: Checked = { lines: [], added: 0, known: 0, refused: 0 };
  for (const part of parts) {
    const { lines, added, known, refused } = await call(checkMoneyFile, { text: part.text, currency });
    whole.lines.push(...lines.map((line, index) => ({ ...line, line: part.lines[index] ?? line.line })));
    whole.added += added;
    whole.known += known;
    whole.refused += refused;
  }
  whole.lines.sort((a, b) => a.line - b.line);
  return { ...whole, parts };
}

async function loadParts(parts: readonly FilePart[], currency: Currency) {
  const whole = { added: 0, isFirstSale: false };
  for (const { text } of parts) {
    const { added, isFirstSale } = await call(importMoneyFile, { text, currency });
    whole.added += added;
    whole.isFirstSale ||= isFirstSale;
  }
  return whole;
}

const LINES_SHOWN = 40;

/** Lines with a problem come first: the rest needs no look. */
function Preview({ lines, added, known, refused }: Checked) {
  const shown = lines.toSorted((a, b) => Number(b.state === "refused") - Number(a.state === "refused"));
  return (
    <section aria-label={t("What the file holds")}>
      <p className="text-15 font-650">
        {t("{added} new, {known} entered already, {refused} not understood", {
          added: added.toLocaleString(language),
          known: known.toLocaleString(language),
          refused: refused.toLocaleString(language),
        })}
      </p>
      <ul aria-label={t("Lines")} className="mt-2.5 rounded-quest border border-border px-3.5">
        {shown.slice(0, LINES_SHOWN).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {shown.length > LINES_SHOWN ? (
        <p className="mt-2 text-14 text-text-2">
          {tn(shown.length - LINES_SHOWN, "and 1 more line", "and {n} more lines")}
        </p>
      ) : null}
    </section>
  );
}

function Line({ line: { line, state, problem, text, entry } }: { line: MoneyFileLine }) {
  return (
    <li className="flex items-start gap-3 border-t border-border py-2.5 text-14 first:border-t-0">
      <span className="num w-9 flex-none pt-0.5 text-13 text-text-2">
        <span className="sr-only">{t("Line")} </span>
        {line}
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{text}</span>
        <span className="block text-13 text-pretty text-text-2">
          {entry ? dayWord(entry.day, "") : problemText(problem ?? "")}
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

/** One sentence for each thing that is wrong with the line. */
const problemText = (problem: string) =>
  problem
    .split(/(?<=\.) /u)
    .map((sentence) => t(sentence))
    .join(" ");

const STATES = { new: t("New"), known: t("Known"), refused: t("Not read") } as const;
