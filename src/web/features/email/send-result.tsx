import type { sendMails } from "#contracts/email.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { classNames } from "#web/ui/class-names.ts";

/** Result of the last send; shown until the next one. */
export function SendResult({ result }: { result: OutputOf<typeof sendMails> }) {
  const { sent, failed, targets, remaining, hasMore, reasons } = result;
  const figure = (value: number) => value.toLocaleString("en");
  return (
    <div
      role="status"
      className={classNames(
        "mb-3.5 grid gap-1 rounded-input px-3.5 py-3 text-14",
        failed > 0 ? "bg-danger-soft" : "bg-success-soft",
      )}
    >
      <p className="font-650 tabular-nums">
        {figure(sent)} sent, {figure(failed)} failed, {figure(targets)} targets, {figure(remaining)} remaining
      </p>
      {remaining > 0 || hasMore ? <p>One sending stops after a while. Send all again for the rest.</p> : null}
      {reasons.length > 0 ? (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** `hasMore`: the count is a minimum. */
export function mailsText(count: number, hasMore = false): string {
  if (hasMore) return `${count.toLocaleString("en")} or more mails`;
  return count === 1 ? "1 mail" : `${count.toLocaleString("en")} mails`;
}
