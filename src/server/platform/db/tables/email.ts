import type { Generated } from "kysely";
import type { MailType, SentMailType } from "#domain/email/mail-rules.ts";

export interface EmailTables {
  mails: {
    id: string;
    user_id: string;
    type: SentMailType;
    episode: Generated<string>;
    state: "sending" | "sent" | "failed";
    attempts: Generated<number>;
    claimed_at: Date;
    settled_at: Date | null;
    error: string | null;
  };
  mail_texts: {
    id: string;
    type: MailType;
    version: number;
    subject: string;
    preheader: string;
    body: string;
    button: string;
    created_at: Date;
    created_by: string;
    restored_from: number | null;
  };
}
