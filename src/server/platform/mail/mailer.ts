export interface Mail {
  /** The same for every attempt: receivers can tell a repeat by it. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string;
  readonly date: Date;
}

export interface Mailer {
  /** smtp: really sent; outbox: kept as files; none: refused. */
  readonly kind: "smtp" | "outbox" | "none";
  /** Resolves once the mail was accepted. Throws MailNotSent or MailInDoubt. */
  send(mail: Mail): Promise<void>;
  /** Waits for what is on its way; whatever comes later is refused. */
  close(): Promise<void>;
}

/** It surely did not leave. */
export class MailNotSent extends Error {
  override readonly name = "MailNotSent";
  /** Not about this mail: no other would leave either. */
  readonly isOutage: boolean;
  /** The next attempt may well succeed. */
  readonly isPassing: boolean;

  constructor(reason: string, options: { isOutage?: boolean; isPassing?: boolean; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.isOutage = options.isOutage ?? false;
    this.isPassing = options.isPassing ?? false;
  }
}

/** It left, and nobody said whether it was accepted. */
export class MailInDoubt extends Error {
  override readonly name = "MailInDoubt";
}
