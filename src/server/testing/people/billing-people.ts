import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";

const BILLING = "/api/subscription";

export const statusOf = async (client: HttpClient) => (await client.get(`${BILLING}/status`)).json();

/** The person's subscription state in a word or two. */
export async function standing(client: HttpClient): Promise<string> {
  const { status, isTrialExpired, isPaymentFailed, cancelsAtEnd, isPaid } = await statusOf(client);
  if (isTrialExpired) return "expired";
  if (isPaymentFailed) return "payment failed";
  return isPaid && cancelsAtEnd ? "cancelled" : status;
}

export const startTrial = (client: HttpClient) => client.post(`${BILLING}/start-trial`);

export async function openPayment(
  client: HttpClient,
): Promise<{ clientSecret: string; paymentIntentId: string }> {
  const answer = await client.post(`${BILLING}/create-payment-intent`);
  if (answer.statusCode !== 200) throw new Error(`no payment opened: ${answer.body}`);
  return answer.json();
}

export const confirm = (client: HttpClient, paymentIntentId: string) =>
  client.post(`${BILLING}/confirm-payment`, { paymentIntentId });

export const paySandbox = async (client: HttpClient, clientSecret: string, card: string, answer?: string) =>
  client.post(`${BILLING}/sandbox/pay`, { clientSecret, card, ...(answer && { answer }) });

export const cancel = (client: HttpClient) => client.post(`${BILLING}/cancel`);
export const resume = (client: HttpClient) => client.post(`${BILLING}/resume`);
export const invoices = async (client: HttpClient) => (await client.get(`${BILLING}/invoices`)).json();

/** Buys a month with a test card, from opening the payment to confirming it. */
export async function subscribe(client: HttpClient, card = "success"): Promise<string> {
  const { clientSecret, paymentIntentId } = await openPayment(client);
  await paySandbox(client, clientSecret, card);
  const answer = await confirm(client, paymentIntentId);
  if (answer.statusCode !== 200) throw new Error(`not subscribed: ${answer.body}`);
  return paymentIntentId;
}

const VISIT_EVERY_DAYS = 20;

/** Advances time for someone who visits now and then, and signs in again when the session has ended. */
export async function letTimePass(world: TestWorld, client: HttpClient, days: number): Promise<void> {
  const look = () => client.get("/api/auth/user");
  const { email } = (await look()).json();
  for (let left = days; left > 0; left -= VISIT_EVERY_DAYS) {
    world.clock.advance(Math.min(left, VISIT_EVERY_DAYS) * MS_PER_DAY);
    if ((await look()).statusCode === 401) await client.signIn({ email });
  }
}

/** The same, then runs the billing job that the server runs each minute. */
export async function pass(world: TestWorld, client: HttpClient, days: number): Promise<void> {
  await letTimePass(world, client, days);
  await world.settleBilling();
}
