import { expect, test } from "vitest";
import { StartUpProblem } from "../../start-up-problem.ts";
import { isStripeTest, readStripe } from "./stripe-config.ts";

const SET = {
  STRIPE_SECRET_KEY: "sk_test_Q9x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_Q9x",
  STRIPE_WEBHOOK_SECRET: "whsec_Q9x",
  STRIPE_PRICE_ID: "price_Q9x",
};

test("without settings there is no Stripe", () => {
  expect(readStripe({})).toBeUndefined();
  expect(readStripe({ STRIPE_SECRET_KEY: "", STRIPE_PRICE_ID: "" })).toBeUndefined();
});

test("all four together are Stripe", () => {
  expect(readStripe(SET)).toEqual({
    secretKey: "sk_test_Q9x",
    publishableKey: "pk_test_Q9x",
    webhookSecret: "whsec_Q9x",
    priceId: "price_Q9x",
  });
  expect(readStripe({ ...SET, STRIPE_SECRET_KEY: "rk_test_Q9x" })?.secretKey).toBe("rk_test_Q9x");
});

test("the API may be elsewhere: in production over https, or on this machine", () => {
  const baseOf = (STRIPE_API_BASE: string, NODE_ENV?: string) =>
    readStripe({ ...SET, STRIPE_API_BASE, NODE_ENV })?.apiBase?.href;
  expect(baseOf("http://payments.lan:12111")).toBe("http://payments.lan:12111/");
  expect(baseOf("http://127.0.0.1:12111", "production")).toBe("http://127.0.0.1:12111/");
  expect(baseOf("https://payments.example.com", "production")).toBe("https://payments.example.com/");
  expect(() => baseOf("http://payments.lan:12111", "production")).toThrow(
    new StartUpProblem("STRIPE_API_BASE: must be https"),
  );
});

const ADDRESS = "STRIPE_API_BASE: is not such an address";

test.each([
  [{ STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY: is missing, while STRIPE_PUBLISHABLE_KEY is set"],
  [{ STRIPE_PUBLISHABLE_KEY: "" }, "STRIPE_PUBLISHABLE_KEY: is missing, while STRIPE_SECRET_KEY is set"],
  [{ STRIPE_WEBHOOK_SECRET: "" }, "STRIPE_WEBHOOK_SECRET: is missing, while STRIPE_SECRET_KEY is set"],
  [{ STRIPE_PRICE_ID: undefined }, "STRIPE_PRICE_ID: is missing, while STRIPE_SECRET_KEY is set"],
  [{ STRIPE_SECRET_KEY: "pk_test_Q9x" }, "STRIPE_SECRET_KEY: must begin with sk_ or rk_"],
  [{ STRIPE_SECRET_KEY: "sk_test_Q9x\n" }, "STRIPE_SECRET_KEY: must begin with sk_ or rk_"],
  [{ STRIPE_PUBLISHABLE_KEY: "sk_test_Q9x" }, "STRIPE_PUBLISHABLE_KEY: must begin with pk_"],
  [{ STRIPE_WEBHOOK_SECRET: "Q9x" }, "STRIPE_WEBHOOK_SECRET: must begin with whsec_"],
  [{ STRIPE_PRICE_ID: "prod_Q9x" }, "STRIPE_PRICE_ID: must begin with price_"],
  [
    { STRIPE_PUBLISHABLE_KEY: "pk_live_Q9x" },
    "STRIPE_PUBLISHABLE_KEY: is of another mode (test or live) than STRIPE_SECRET_KEY",
  ],
  [{ STRIPE_API_BASE: "Q9x" }, ADDRESS],
  [{ STRIPE_API_BASE: "ftp://Q9x" }, ADDRESS],
  [{ STRIPE_API_BASE: "https://Q9x.example/v1" }, ADDRESS],
  [{ STRIPE_API_BASE: "https://me:Q9x@host" }, ADDRESS],
  [{ STRIPE_API_BASE: "https://host?Q9x" }, ADDRESS],
])("%j is refused in one line without a value", (change, line) => {
  const read = () => readStripe({ ...SET, ...change });
  expect(read).toThrow(new StartUpProblem(line));
  expect(read).not.toThrow("Q9x");
});

test("an address alone is not enough", () => {
  expect(() => readStripe({ STRIPE_API_BASE: "http://127.0.0.1:1" })).toThrow(
    new StartUpProblem("STRIPE_SECRET_KEY: is missing, while STRIPE_API_BASE is set"),
  );
});

test.each([
  ["sk_test_Q9x", true],
  ["rk_test_Q9x", true],
  ["sk_live_Q9x", false],
])("with %s payments are a test: %s", (secretKey, isTest) => {
  expect(isStripeTest({ secretKey })).toBe(isTest);
});
