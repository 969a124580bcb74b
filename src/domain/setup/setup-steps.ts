import { agoText, spanText } from "../general/age-text.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";

export const SETUP_IDS = ["sign_in", "address", "mail", "payments", "backup", "model", "member"] as const;
export type SetupId = (typeof SETUP_IDS)[number];

/** can_wait: the instance is complete without it. */
export const SETUP_STATES = ["done", "needs_you", "can_wait"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

export interface SetupStep {
  readonly id: SetupId;
  readonly title: string;
  readonly state: SetupState;
  /** One sentence: why it is in this state. */
  readonly why: string;
  /** What to do; null where there is nothing. */
  readonly todo: string | null;
}

/** What was found out about an instance, by the server itself and by `npm run ops -- doctor`. */
export interface SetupFacts {
  readonly publicUrl: string;
  readonly signIn:
    | { readonly kind: "google"; readonly issuer: string; readonly hasWorked: boolean }
    | { readonly kind: "local"; readonly needsAccessCode: boolean };
  readonly address: {
    /** own network: plain http under a name that nobody outside can reach. */
    readonly kind: "https" | "this machine" | "own network";
    /** Why it did not answer; null if it did, or was not asked. */
    readonly problem: string | null;
    readonly certificateUntil: Date | null;
  };
  readonly mail: {
    readonly kind: "smtp" | "outbox" | "none";
    /** The mail server's name. */
    readonly host: string | null;
    /** The latest test mail through this server; `error` is null if the server took it. */
    readonly test: { readonly at: Date; readonly error: string | null } | null;
  };
  readonly payments: {
    readonly kind: "off" | "sandbox" | "stripe test" | "stripe";
    readonly webhookAt: Date | null;
  };
  readonly backupAt: Date | null;
  readonly models: {
    /** "mentor: qwen3:8b at 127.0.0.1:11434" */
    readonly inUse: readonly string[];
    /** Servers of this machine that could be used. */
    readonly offers: readonly string[];
  };
  readonly hasMember: boolean;
}

/** A nightly backup with two hours to spare. */
export const BACKUP_OLD_MS = 26 * MS_PER_HOUR;
/** Programs that renew certificates do it 30 days ahead: with less left, they fail. */
const CERTIFICATE_ENDING_MS = 14 * MS_PER_DAY;
/** How long events of the payment provider are kept. */
const WEBHOOKS_KEPT = "30 days";

/** A title only where it differs from the step's own. */
type Found = Omit<SetupStep, "id" | "title"> & { readonly title?: string };

const done = (why: string): Found => ({ state: "done", why, todo: null });
const needsYou = (why: string, todo: string): Found => ({ state: "needs_you", why, todo });
const canWait = (why: string, todo: string | null = null): Found => ({ state: "can_wait", why, todo });

const STEPS: Record<SetupId, { title: string; find: (facts: SetupFacts, now: Date) => Found }> = {
  sign_in: { title: "Sign-in provider", find: findSignIn },
  address: { title: "Public https address", find: findAddress },
  mail: { title: "Mail, with a test mail", find: findMail },
  payments: { title: "Payments, with the webhook seen", find: findPayments },
  backup: { title: "Backup", find: findBackup },
  model: { title: "Language model", find: findModel },
  member: { title: "First member", find: findMember },
};

/** Every step in the order in which an operator takes them. */
export function setupSteps(facts: SetupFacts, now: Date): SetupStep[] {
  return SETUP_IDS.map((id) => {
    const { title, find } = STEPS[id];
    return { id, title, ...find(facts, now) };
  });
}

function findSignIn({ signIn }: SetupFacts): Found {
  if (signIn.kind === "google") {
    const name = signIn.issuer === "https://accounts.google.com" ? "Google" : signIn.issuer;
    return signIn.hasWorked
      ? done(`${name} works: people have come in with it.`)
      : needsYou(
          `${name} is set, but nobody has come in with it yet.`,
          "Sign in with it once. Its redirect address must be the one of this instance.",
        );
  }
  return signIn.needsAccessCode
    ? done("The local provider opens accounts for those who have the access code; it verifies no address.")
    : needsYou(
        "The local provider lets anybody in who can open this page, under any address.",
        "Before others can reach it, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET and restart.",
      );
}

function findAddress({ address, publicUrl }: SetupFacts, now: Date): Found {
  const { kind, problem, certificateUntil } = address;
  if (kind === "this machine")
    return needsYou(
      `${publicUrl} can be reached from this machine only.`,
      "Set PUBLIC_URL to the https address of your proxy and restart.",
    );
  if (kind === "own network") return canWait(`${publicUrl} is plain http within your own network.`);
  if (problem !== null)
    return needsYou(
      `${publicUrl} does not answer from here: ${problem}.`,
      "Look at the proxy, its certificate and the name's DNS entry.",
    );
  const leftMs = certificateUntil === null ? null : certificateUntil.getTime() - now.getTime();
  if (leftMs === null) return done(`${publicUrl} answers.`);
  if (leftMs < CERTIFICATE_ENDING_MS)
    return needsYou(
      `${publicUrl} answers, but its certificate ends in ${spanText(Math.max(0, leftMs))}.`,
      "See why the proxy did not renew it: programs that do so begin 30 days ahead.",
    );
  return done(`${publicUrl} answers, its certificate is valid for ${spanText(leftMs)}.`);
}

function findMail({ mail }: SetupFacts, now: Date): Found {
  const { kind, host, test } = mail;
  if (kind === "outbox")
    return needsYou(
      "SMTP_URL is not set, so mails are kept as files in the outbox folder and reach nobody.",
      "Set SMTP_URL and MAIL_FROM, restart, then send yourself a test mail.",
    );
  if (kind === "none")
    return needsYou(
      "SMTP_URL is not set, so every mail is refused.",
      "Set SMTP_URL and MAIL_FROM, restart, then send yourself a test mail.",
    );
  if (!test)
    return needsYou(`${host} is set, but no test mail went through it yet.`, "Send yourself a test mail.");
  if (test.error !== null)
    return needsYou(
      `The test mail of ${agoText(test.at, now)} was not sent: ${withoutStop(test.error)}.`,
      "Mend SMTP_URL or MAIL_FROM, restart, then send another test mail.",
    );
  return done(`${host} took a test mail ${agoText(test.at, now)}.`);
}

function findPayments({ payments }: SetupFacts, now: Date): Found {
  const { kind, webhookAt } = payments;
  if (kind === "off") return done("Payments are off: nobody can begin to pay.");
  if (kind === "sandbox")
    return needsYou(
      "Payments in test mode: a test card opens a plan, and no money is taken.",
      "Set the four STRIPE_ variables, or PAYMENTS=off, and restart.",
    );
  const seen = webhookAt ? `last webhook seen ${agoText(webhookAt, now)}` : "no webhook seen yet";
  if (kind === "stripe test")
    return {
      ...needsYou(
        `Stripe is set with keys of its test mode (${seen}): test cards open plans, and no money is taken.`,
        "When you go live, set the four STRIPE_ variables of the live mode and restart.",
      ),
      title: "Stripe in test mode",
    };
  return webhookAt
    ? done(`Stripe is set, its last webhook was seen ${agoText(webhookAt, now)}.`)
    : needsYou(
        `Stripe is set, but no webhook was seen in the last ${WEBHOOKS_KEPT}: a payment in a closed tab would be noticed late.`,
        "Point a webhook at PUBLIC_URL/api/webhooks/stripe and send a test event from Stripe's page.",
      );
}

function findBackup({ backupAt }: SetupFacts, now: Date): Found {
  const todo = "Run `npm run ops -- backup FILE` every night; deploy/ has a timer for it.";
  if (!backupAt) return needsYou("There is no backup yet.", todo);
  const said = `The last backup was written ${agoText(backupAt, now)}.`;
  return now.getTime() - backupAt.getTime() > BACKUP_OLD_MS ? needsYou(said, todo) : done(said);
}

function findModel({ models }: SetupFacts): Found {
  if (models.inUse.length > 0) return done(`In use, ${models.inUse.join("; ")}.`);
  const [offer] = models.offers;
  return canWait(
    "No language model: the built-in engine writes the quests and the mentor's answers.",
    offer ? `${models.offers.join(". ")}.` : "If you want one, set the AI_ variables and restart.",
  );
}

function findMember({ hasMember, publicUrl }: SetupFacts): Found {
  return hasMember
    ? done("Somebody other than an admin has an account.")
    : canWait("Nobody other than admins has an account yet.", `Share ${publicUrl} with somebody.`);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.\s]+$/u, "");
}

/** Whether anything is open that an instance for others cannot do without. */
export function isSetupOpen(steps: readonly Pick<SetupStep, "state">[]): boolean {
  return steps.some(({ state }) => state === "needs_you");
}
