import { Link } from "wouter";
import { readInstance, supportLink } from "#web/platform/instance.ts";
import { LegalPage, LegalSection } from "./legal-page.tsx";

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service" changed="15 November 2026">
      <LegalSection title="What SideQuest is">
        <p>
          SideQuest helps you build a side business in small steps. It gives ideas and structure; it does not
          give legal, tax or financial advice, and it cannot promise that a business succeeds.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          You sign in with an account that is yours. Keep it safe, and tell us if someone else uses it. You
          can sign out of every device in your profile.
        </p>
      </LegalSection>
      <LegalSection title="Fair use">
        <p>
          Please do not try to break SideQuest, overload it, or reach what belongs to other people. We may
          close an account that does, and we will say why.
        </p>
      </LegalSection>
      <LegalSection title="What is yours">
        <p>What you write stays yours. We use it only to run SideQuest for you.</p>
      </LegalSection>
      <LegalSection title="Price">
        <p>
          SideQuest costs nothing at present. Should that change, nothing is charged unless you agree first.
        </p>
      </LegalSection>
      <LegalSection title="Changes and contact">
        <p>
          When these terms change, this page changes with its date. What we keep about you is described in the{" "}
          <Link href="/privacy">Privacy Policy</Link>. For anything else, write to{" "}
          <a href={supportLink("The terms")}>{readInstance().supportEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
