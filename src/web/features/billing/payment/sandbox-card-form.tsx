import { useState } from "react";
import { paySandbox, type SandboxCard } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { call } from "#web/platform/api/api.ts";
import { useFields } from "#web/platform/forms/use-fields.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { BankQuestion } from "./bank-question.tsx";
import { CardFields } from "./card-fields.tsx";
import type { CardFormProps, CardResult, PayWithCard } from "./card-form.ts";
import { PayButton } from "./pay-button.tsx";
import { EMPTY_CARD, filledWith, problemOf, sandboxCardOf } from "./sandbox-cards.ts";
import { TestCards } from "./test-cards.tsx";

type BankAnswer = "approve" | "refuse";

/** Card form for test mode. Only the name of the test card is sent, never the typed digits. */
export function SandboxCardForm({ price, isPaying, problem, onPay }: CardFormProps) {
  const [answerBank, setAnswerBank] = useState<((answer: BankAnswer) => void) | null>(null);

  const askPerson = async () => {
    const answer = await new Promise<BankAnswer>((resolve) => setAnswerBank(() => resolve));
    setAnswerBank(null);
    return answer;
  };
  const form = useFields({
    start: EMPTY_CARD,
    validate: (typed) => problemOf(typed, new Date()),
    shows: "until-changed",
    onValid: ({ number }) => {
      const card = sandboxCardOf(number);
      if (card) onPay(payWith(card, askPerson));
    },
  });

  if (answerBank) return <BankQuestion amount={formatMoney(price, language)} onAnswer={answerBank} />;
  return (
    <form noValidate onSubmit={form.submit}>
      <CardFields
        typed={form.values}
        errors={form.errors}
        isLocked={isPaying}
        onType={(field, text) => form.change({ [field]: text })}
      />
      <TestCards onChoose={(card) => isPaying || form.change(filledWith(card))} />
      <PayButton price={price} isPaying={isPaying} problem={problem} isReady />
    </form>
  );
}

function payWith(card: SandboxCard, askPerson: () => Promise<BankAnswer>): PayWithCard {
  return async (clientSecret) => {
    const first = await call(paySandbox, { clientSecret, card });
    if (first.status !== "requires_action") return resultOf(first);
    return resultOf(await call(paySandbox, { clientSecret, card, answer: await askPerson() }));
  };
}

function resultOf({ status, message }: { status: string; message: string | null }): CardResult {
  if (status === "succeeded") return { status };
  return { status: "declined", message: message === null ? t("The card was declined.") : t(message) };
}
