import * as z from "zod/mini";
import {
  estimateSecretBits,
  STRONG_SECRET_BITS,
  STRONG_TOKEN_BITS,
} from "#domain/accounts/secret-strength.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { isLoopback } from "#domain/network/loopback.ts";
import {
  BROWSERS_PUSH_HOSTS,
  GOOGLE_PICTURE_HOSTS,
  isAddressOrRange,
  isPlainUrl,
  readHosts,
  splitList,
} from "./env-values.ts";
import { type ModelConfigs, readModels } from "./llm/model-config.ts";
import { readStripe, type StripeConfig } from "./payments/stripe/stripe-config.ts";
import { isPrivateHost } from "./private-host.ts";
import { StartUpProblem } from "./start-up-problem.ts";

const textThat = (isRight: (value: string) => boolean, rule: string) =>
  z.optional(z.string().check(z.refine(isRight, rule)));
const matching = (pattern: RegExp, rule: string) => textThat((value) => pattern.test(value), rule);
const oneOf = <const V extends string>(values: readonly V[], rule: string) =>
  z.optional(z.enum(values as readonly [V, ...V[]], rule));
const url = (protocols: RegExp) =>
  textThat(
    (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
    "is not such an address",
  );
const httpUrl = url(/^https?:$/u);
const postgresUrl = url(/^postgres(ql)?:$/u);
const anyText = z.optional(z.string());
const oneLine = matching(/^[^\r\n]{1,200}$/u, "must be one line of up to 200 characters");
const EMAIL = /^[^\s@,]+@[^\s@,]+$/u;

/** A host name, not an IP address (the last label has a letter), or "off". */
const HOST_NAME = /^(off|([a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*)$/iu;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function listOf(isRight: (entry: string) => boolean, rule: string) {
  return textThat((value) => splitList(value).every(isRight), rule);
}

/** One entry per variable; an error message names the variable and never repeats a secret. */
const environmentSchema = z.object({
  NODE_ENV: anyText,
  PORT: textThat(
    (value) => /^\d{1,5}$/u.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    "must be a whole number from 1 to 65535",
  ),
  HOST: matching(/^[\w.:-]+$/u, "is not a host name or address"),
  PUBLIC_URL: httpUrl,
  DATA_DIR: anyText,
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  REDIS_URL: url(/^rediss?:$/u),
  DRAIN_SECONDS: textThat(
    (value) => /^\d{1,3}$/u.test(value) && Number(value) <= 300,
    "must be seconds, up to 300",
  ),
  GOOGLE_CLIENT_ID: anyText,
  GOOGLE_CLIENT_SECRET: anyText,
  OIDC_ISSUER: httpUrl,
  ALLOW_LOCAL_SIGN_IN: oneOf(["0", "1"], "must be 0 or 1"),
  ADMIN_EMAILS: listOf(
    (entry) => /^[^\s@,;]+@[^\s@,;]+$/u.test(entry),
    "must be email addresses, separated by commas",
  ),
  SESSION_SECRET: anyText,
  AI_DAILY_COST_CAP_USD: matching(/^\d{1,6}(\.\d{1,6})?$/u, "must be an amount in USD, like 5 or 0.50"),
  AI_DAILY_USER_QUOTA: matching(/^\d{1,6}$/u, "must be a whole number"),
  PAYMENTS: oneOf(["on", "off"], "must be on or off"),
  RATE_LIMITS: oneOf(["on", "off"], "must be on or off"),
  TRUST_PROXY: listOf(isAddressOrRange, "must be addresses or ranges like 10.0.0.0/8, separated by commas"),
  AVATAR_HOSTS: listOf((entry) => HOST_NAME.test(entry), "must be host names, separated by commas, or off"),
  PUSH_HOSTS: listOf(
    (entry) => /^(off|loopback)$/u.test(entry) || HOST_NAME.test(entry.replace(/^\*\./u, "")),
    "must be host names, with *. for those below one, separated by commas, or off",
  ),
  SUPPORT_EMAIL: matching(EMAIL, "is not an email address"),
  SECURITY_CONTACT: textThat(
    (value) => EMAIL.test(value) || (URL.canParse(value) && new URL(value).protocol === "https:"),
    "must be an email address or an https address",
  ),
  OPERATOR_NAME: oneLine,
  OPERATOR_ADDRESS: oneLine,
  JURISDICTION: oneLine,
  LANDING_SAMPLES: oneOf(["on", "off"], "must be on or off"),
  SMTP_URL: url(/^smtps?:$/u),
  MAIL_FROM: matching(/^[^\r\n]*[^\s@,]+@[^\s@,]+$/u, "is not a sender's address"),
  ALERT_EMAILS: listOf((entry) => EMAIL.test(entry), "must be email addresses, separated by commas"),
  ALERT_WEBHOOK_URL: textThat(isPlainUrl, "must be an http or https address without a password in it"),
  ALERT_WEBHOOK_SECRET: textThat((value) => value.length >= 16, "needs at least 16 characters"),
  REPORTS: oneOf(["members", "admins"], "must be members or admins"),
  METRICS_TOKEN: textThat((value) => value.length >= 16, "needs at least 16 characters"),
  LOG_LEVEL: oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`),
});

export type SignInConfig =
  | { kind: "google"; issuer: string; clientId: string; clientSecret: string }
  | { kind: "local"; needsAccessCode: boolean };

export interface AlertsConfig {
  readonly emails: readonly string[];
  readonly webhook: { readonly url: URL; readonly secret: string } | undefined;
}

export interface Config {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Read replica for the dashboard and the report. */
  databaseReadUrl: string | undefined;
  /** Undefined: limits, presence and live updates are local to this process. */
  redisUrl: string | undefined;
  /** After SIGTERM: how long requests are still served while /readyz answers no. */
  drainMs: number;
  signIn: SignInConfig;
  adminEmails: ReadonlySet<string>;
  sessionSecret: string | undefined;
  models: ModelConfigs;
  /** Undefined: payments run in test mode. */
  stripe: StripeConfig | undefined;
  /** False: no new payments can be started, neither with Stripe nor in test mode. */
  takesPayments: boolean;
  /** Millionths of a dollar. */
  dailyCostCapMicros: number;
  dailyUserQuota: number;
  hasRateLimits: boolean;
  trustProxy: string[] | undefined;
  /** Hosts from which account pictures may be fetched; none with the local provider. */
  avatarHosts: ReadonlySet<string>;
  supportEmail: string;
  /** Push services to which reminders may be sent; "*." stands for any host below, "loopback" for this machine. */
  pushHosts: ReadonlySet<string>;
  /** An email or https address for reports of security problems. */
  securityContact: string;
  /** Legal name and postal address, for the legal pages. */
  operator: string;
  /** Whose law the terms name. */
  jurisdiction: string;
  /** Whether the landing page shows made-up figures and stories. */
  hasLandingSamples: boolean;
  /** Undefined: mails are written to files, or refused in production. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where alerts are sent. */
  alerts: AlertsConfig;
  /** Whether members see the report and performance pages. */
  hasMemberReports: boolean;
  metricsToken: string | undefined;
  logLevel: string;
}

const GOOGLE_ISSUER = "https://accounts.google.com";
const MICROS_PER_USD = 1_000_000;
const WEAK_WORDS = /secret|changeme|password|example/iu;

type Environment = z.output<typeof environmentSchema>;

/** Reads and checks the environment; throws a StartUpProblem that names the first wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const filled = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartUpProblem(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === "production";
  const port = Number(values.PORT ?? 3000);
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`);
  if (publicUrl.href !== `${publicUrl.origin}/`)
    throw new StartUpProblem("PUBLIC_URL: must be an address without a path");
  const host = values.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1");
  checkTogether(values);
  if (isProduction) checkProduction(values, publicUrl);
  return {
    isProduction,
    host,
    port,
    publicUrl,
    dataDir: values.DATA_DIR ?? "data",
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    redisUrl: values.REDIS_URL,
    drainMs: readSeconds(values.DRAIN_SECONDS),
    signIn: readSignIn(values, isProduction, isLoopback(host) && isLoopback(publicUrl.hostname)),
    adminEmails: new Set(splitList(values.ADMIN_EMAILS).map((entry) => entry.toLowerCase())),
    sessionSecret: values.SESSION_SECRET,
    models: readModels(filled),
    stripe: readStripe(filled),
    takesPayments: values.PAYMENTS !== "off",
    dailyCostCapMicros: Math.round(Number(values.AI_DAILY_COST_CAP_USD ?? 5) * MICROS_PER_USD),
    dailyUserQuota: Number(values.AI_DAILY_USER_QUOTA ?? 100),
    hasRateLimits: values.RATE_LIMITS !== "off",
    trustProxy: values.TRUST_PROXY ? splitList(values.TRUST_PROXY) : undefined,
    avatarHosts: readHosts(values.AVATAR_HOSTS, GOOGLE_PICTURE_HOSTS),
    pushHosts: readHosts(values.PUSH_HOSTS, BROWSERS_PUSH_HOSTS),
    ...readOperator(values, publicUrl),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `SideQuest <noreply@${publicUrl.hostname}>`,
    alerts: readAlerts(values),
    hasMemberReports: values.REPORTS !== "admins",
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? "info",
  };
}

function checkTogether(values: Environment): void {
  if (values.OPERATOR_ADDRESS && !values.OPERATOR_NAME)
    throw new StartUpProblem("OPERATOR_NAME: is missing, while OPERATOR_ADDRESS is set");
  if (Boolean(values.ALERT_WEBHOOK_URL) !== Boolean(values.ALERT_WEBHOOK_SECRET))
    throw new StartUpProblem("ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET: set both or neither");
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    throw new StartUpProblem("DATABASE_READ_URL: needs DATABASE_URL, the database that it copies");
  if (values.REDIS_URL && !values.SESSION_SECRET)
    throw new StartUpProblem("SESSION_SECRET: is required with REDIS_URL, the same on every instance");
}

function checkProduction(values: Environment, publicUrl: URL): void {
  const { SESSION_SECRET: secret, METRICS_TOKEN: token, OIDC_ISSUER: issuer } = values;
  if (!secret) throw new StartUpProblem("SESSION_SECRET: is required in production");
  if (secret.length < 32 || isGuessable(secret, STRONG_SECRET_BITS)) {
    throw new StartUpProblem(
      "SESSION_SECRET: needs at least 32 characters that nobody can guess: openssl rand -hex 32 makes some",
    );
  }
  if (token && isGuessable(token, STRONG_TOKEN_BITS))
    throw new StartUpProblem("METRICS_TOKEN: can be guessed: openssl rand -hex 32 makes a better one");
  if (isExposed(publicUrl))
    throw new StartUpProblem("PUBLIC_URL: must be https in production, or a name of your own network");
  if (issuer && isExposed(new URL(issuer)))
    throw new StartUpProblem("OIDC_ISSUER: must be https in production, or a name of your own network");
  if (splitList(values.PUSH_HOSTS).includes("loopback"))
    throw new StartUpProblem("PUSH_HOSTS: cannot be loopback in production");
  const { ALERT_WEBHOOK_URL: hook, ALERT_WEBHOOK_SECRET: hookSecret } = values;
  if (hook && isExposed(new URL(hook)))
    throw new StartUpProblem("ALERT_WEBHOOK_URL: must be https in production, or a name of your own network");
  if (hookSecret && isGuessable(hookSecret, STRONG_TOKEN_BITS))
    throw new StartUpProblem("ALERT_WEBHOOK_SECRET: can be guessed: openssl rand -hex 32 makes a better one");
  if (values.RATE_LIMITS === "off") throw new StartUpProblem("RATE_LIMITS: cannot be off in production");
}

function isGuessable(secret: string, enoughBits: number): boolean {
  return WEAK_WORDS.test(secret) || estimateSecretBits(secret) < enoughBits;
}

/** Plain http over a public network: others could read and change the traffic. */
function isExposed({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && !isPrivateHost(hostname);
}

function readSignIn(values: Environment, isProduction: boolean, isLoopbackOnly: boolean): SignInConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret)
    return { kind: "google", issuer: values.OIDC_ISSUER ?? GOOGLE_ISSUER, clientId, clientSecret };
  if (clientId || clientSecret)
    throw new StartUpProblem("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither");
  const needsAccessCode = isProduction || !isLoopbackOnly;
  if (needsAccessCode && values.ALLOW_LOCAL_SIGN_IN !== "1") {
    throw new StartUpProblem(
      "ALLOW_LOCAL_SIGN_IN: set Google credentials, or set this to 1 to allow local sign-in with an access code",
    );
  }
  return { kind: "local", needsAccessCode };
}

function readOperator(values: Environment, { hostname }: URL) {
  const supportEmail = values.SUPPORT_EMAIL ?? `support@${hostname}`;
  const named = [values.OPERATOR_NAME, values.OPERATOR_ADDRESS].filter(Boolean).join(", ");
  return {
    supportEmail,
    securityContact: values.SECURITY_CONTACT ?? supportEmail,
    operator: named || `the operator of ${hostname}`,
    jurisdiction: values.JURISDICTION ?? "the place where the operator is based",
    hasLandingSamples: values.LANDING_SAMPLES !== "off",
  };
}

function readAlerts(values: Environment): AlertsConfig {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = values;
  return {
    emails: [...new Set(splitList(values.ALERT_EMAILS))],
    webhook: url && secret ? { url: new URL(url), secret } : undefined,
  };
}

function readSeconds(value = "0"): number {
  return Number(value) * MS_PER_SECOND;
}
