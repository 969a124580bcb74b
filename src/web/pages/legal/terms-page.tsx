import { Link } from "wouter";
import type { InstanceView } from "#contracts/pages/instance.ts";
import { MONTHLY_PRICE, TRIAL_DAYS, UNPAID_GRACE_DAYS } from "#domain/billing/subscription.ts";
import { formatMoney } from "#domain/general/money.ts";
import { readInstance, supportLink } from "#web/platform/instance.ts";
import { LegalPage, LegalSection } from "./legal-page.tsx";

export function TermsPage({ instance = readInstance() }: { instance?: InstanceView }) {
  const { payments, supportEmail, operator, jurisdiction } = instance;
  return (
    <LegalPage title="Terms of Service" changed="17 November 2026">
      <LegalSection title="What SideQuest is">
        <p>
          SideQuest helps you build a side business in small steps. It gives ideas and structure; it does not
          give legal, tax or financial advice, and it cannot promise that a business succeeds. The mentor is a
          program and can be wrong: check what matters.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          You sign in with an account that is yours. Keep it safe, and tell us if someone else uses it. You
          can sign out of every device in your profile.
        </p>
      </LegalSection>
      <LegalSection title="Trial and price">
        <ul>
          <li>
            The trial is free for {TRIAL_DAYS} days, once, and needs no card. It ends by itself: nothing is
            charged unless you subscribe.
          </li>
          <li>
            The subscription costs {formatMoney(MONTHLY_PRICE)} a month, paid ahead, and renews each month
            until you cancel. It covers new quests and the mentor.
          </li>
          <li>
            Without either you still see, create and finish your quests, export your data and write to us.
          </li>
          {payments === "off" ? <li>This instance takes no payments at the moment.</li> : null}
          {payments === "sandbox" ? (
            <li>This instance is in test mode: it takes test cards only, and no money.</li>
          ) : null}
        </ul>
      </LegalSection>
      <LegalSection title="Cancelling and refunds">
        <ul>
          <li>
            You cancel in your profile with two clicks. You keep access to the end of the month you paid for,
            and can take the cancellation back until then.
          </li>
          <li>
            If a renewal cannot be charged, we tell you and keep your access for {UNPAID_GRACE_DAYS} days.
            Then the subscription ends; you owe nothing.
          </li>
          <li>
            If you are not happy, write to us within 14 days of a payment and we pay that month back. Closing
            your account stops all further payments.
          </li>
          <li>
            Not launched after 90 days with at least three finished quests in each week? Write to us, and you
            get a 1-on-1 coaching talk.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Fair use">
        <p>
          Please do not try to break SideQuest, overload it, win points by tricks, or reach what belongs to
          other people. We may close an account that does, and we will say why.
        </p>
      </LegalSection>
      <LegalSection title="What is yours">
        <p>
          What you write stays yours. We use it only to run SideQuest for you. What you share is public until
          you revoke it in your profile.
        </p>
      </LegalSection>
      <LegalSection title="Who we are, and which law holds">
        <p>
          These terms are between you and {operator}. The law of {jurisdiction} holds for them; rights that
          the law of your own country gives you as a consumer stay yours.
        </p>
      </LegalSection>
      <LegalSection title="Changes and contact">
        <p>
          When these terms change, this page changes with its date, and a change of price is told to you
          before it counts. What we keep about you is described in the{" "}
          <Link href="/privacy">Privacy Policy</Link>. For anything else, write to{" "}
          <a href={supportLink("The terms", instance)}>{supportEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
