import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Mail, type Mailer, MailNotSent } from "./mailer.ts";
import { mimeMessage } from "./mime-message.ts";

/** Writes mails as .eml files. Each file appears only when complete. */
export function createOutboxMailer(dataDir: string, from: string): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    kind: "outbox",
    async send(mail) {
      const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
      const bytes = await new MailComposer(mimeMessage(mail, from)).compile().build();
      try {
        await put(folder, fileName(mail), bytes);
      } catch (error) {
        const { code = "unknown" } = error as NodeJS.ErrnoException;
        throw new MailNotSent(`The outbox folder cannot be written: ${code}`, {
          isOutage: true,
          cause: error,
        });
      }
    },
    close: async () => undefined,
  };
}

/** Names sort by time. */
function fileName({ date, id }: Mail): string {
  return `${date.toISOString().replace(/[:.]/gu, "-")}-${id}.eml`;
}

async function put(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  await writeFile(unfinished, bytes, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}
