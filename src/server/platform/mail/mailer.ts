export interface Mail {
  /** The same for every attempt, so that receivers can recognise a repeat. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For mails that people can do without; mails to operators have none. */
  readonly unsubscribeUrl?: string | undefined;
  readonly date: Date;
}

export interface Mailer {
  /** smtp: sent by a server; outbox: written to files; none: refused. */
  readonly kind: "smtp" | "outbox" | "none";
  /** Resolves once the mail was accepted. Throws MailNotSent or MailInDoubt. */
  send(mail: Mail): Promise<void>;
  /** Waits for mails being sent; later ones are refused. */
  close(): Promise<void>;
}

/** The mail was certainly not sent. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** Not specific to this mail: no other could be sent either. */
  readonly isOutage: boolean;
  /** A retry may succeed. */
  readonly isPassing: boolean;

  constructor(reason: string, options: { isOutage?: boolean; isPassing?: boolean; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.isOutage = options.isOutage ?? false;
    this.isPassing = options.isPassing ?? false;
  }
}

/** The mail was sent, but whether it was accepted is unknown. */
export class MailInDoubt extends Error {
  override readonly name = "MailInDoubt";
}
