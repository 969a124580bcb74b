import type { Generated } from "kysely";
import type { MailType } from "#domain/email/mail-rules.ts";

export interface EmailTables {
  mails: {
    id: string;
    user_id: string;
    type: MailType;
    episode: Generated<string>;
    state: "sending" | "sent" | "failed";
    attempts: Generated<number>;
    claimed_at: Date;
    settled_at: Date | null;
    error: string | null;
  };
}
