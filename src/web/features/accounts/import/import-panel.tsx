import type { ImportView } from "#contracts/export/import.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ChooseFile } from "#web/ui/controls/choose-file.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { COMES_WORDS, LEFT_WORDS, XP_NOTE } from "./import-words.ts";
import { useImport } from "./use-import.ts";

/** Takes an export of another SideQuest: what would come in, then the import. */
export function ImportPanel({ onClose }: { onClose: () => void }) {
  const { choose, isChecking, checked, confirm, isTaking, taken, problem } = useImport();
  const isNew = checked?.comes.some(({ added }) => added > 0) ?? false;
  return (
    <section
      aria-label={t("Bring your data")}
      className="grid gap-3 rounded-input border border-border p-3.5"
    >
      {taken ? (
        <p role="status" className="text-14 text-pretty">
          {`${t("Your data is here.")} ${XP_NOTE}`}
        </p>
      ) : (
        <>
          {checked ? null : (
            <p className="text-14 text-pretty text-text-2">
              {t(
                "Choose the file that “Export everything” saved there. You see what comes in before anything changes.",
              )}
            </p>
          )}
          <ChooseFile
            label={t("Export file")}
            accept=".json,application/json"
            size="sm"
            className="justify-self-start"
            isBusy={isChecking}
            isAgain={checked !== undefined}
            onChoose={choose}
          />
        </>
      )}
      {problem ? <FormProblem>{problem}</FormProblem> : null}
      {checked && !taken ? <Preview {...checked} /> : null}
      <div className="flex flex-wrap gap-2.5">
        {checked && !taken ? (
          <Button variant="primary" size="sm" disabled={!isNew} loading={isTaking} onClick={confirm}>
            {isNew ? t("Import") : t("Nothing new to import")}
          </Button>
        ) : null}
        <Button size="sm" disabled={isTaking} onClick={onClose}>
          {taken ? t("Done") : t("Cancel")}
        </Button>
      </div>
    </section>
  );
}

function Preview({ from, isFromOther, comes, leaves }: ImportView) {
  const made = new Date(from.exportedAt);
  const day = Number.isNaN(made.getTime())
    ? null
    : made.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
  const who = from.email ? `${from.username} (${from.email})` : from.username;
  return (
    <div className="grid gap-3 text-14">
      <p className="text-pretty wrap-anywhere">
        {day ? t("From {who}, {day}.", { who, day }) : t("From {who}.", { who })}
        {isFromOther ? ` ${t("The address is not yours here: import it only if the file is yours.")}` : ""}
      </p>
      <div>
        <h5 className="font-650">{t("Comes in")}</h5>
        <ul aria-label={t("Comes in")}>
          {comes.map(({ kind, added, known }) => (
            <li key={kind} className="flex items-baseline gap-3 border-b border-border py-1.5 last:border-0">
              <span className="min-w-0 flex-1">{COMES_WORDS[kind]}</span>
              {known > 0 ? (
                <span className="text-13 text-text-2">
                  {t("{count} here already", { count: said(known) })}
                </span>
              ) : null}
              <span className="num font-650">{said(added)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-13 text-pretty text-text-2">{XP_NOTE}</p>
      </div>
      {leaves.length > 0 ? (
        <div>
          <h5 className="font-650">{t("Stays behind")}</h5>
          <ul aria-label={t("Stays behind")} className="mt-1 grid gap-1 text-13 text-pretty text-text-2">
            {leaves.map((kind) => (
              <li key={kind}>{LEFT_WORDS[kind]}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const said = (count: number) => count.toLocaleString(language);
