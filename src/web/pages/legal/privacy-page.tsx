import { readInstance, supportLink } from "#web/platform/instance.ts";
import { LegalPage, LegalSection } from "./legal-page.tsx";

export function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy" changed="15 November 2026">
      <LegalSection title="In short">
        <p>
          SideQuest keeps what it needs to know you when you come back, and nothing else. There is no
          advertising, no third party in our pages, and nothing is sold.
        </p>
      </LegalSection>
      <LegalSection title="What we keep">
        <ul>
          <li>
            From the account you sign in with: your name, your email address and the number that the sign-in
            service uses for you. We never see your password.
          </li>
          <li>
            What you tell us about your business: its name, kind, stage and description, your goals, your
            experience and the days and hours you have for it.
          </li>
          <li>
            Your quests with the notes you write, those you called not relevant, where your experience points
            come from, the days you finished something, and your achievements.
          </li>
          <li>The names of social accounts that you add. Nothing is verified or posted there.</li>
          <li>
            For each place where you are signed in: the kind of browser and device, when you signed in, and
            when it was last used. You can see this list and end each one in your profile.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Cookies and what your browser stores">
        <ul>
          <li>
            <b>sq_session</b> keeps you signed in. It is secret, and scripts cannot read it.
          </li>
          <li>
            <b>sq_signed_in</b> only says that someone is signed in, so that our pages know what to show.
          </li>
          <li>
            <b>idp_session</b> and <b>idp_interaction</b> come from the sign-in page, only where this instance
            keeps its own accounts.
          </li>
          <li>
            <b>theme</b>, stored in your browser, remembers light or dark; <b>usedTools</b> the tools you
            opened last. A draft of what you type into a form stays there until it is saved.
          </li>
          <li>
            A random number for each browser tab, forgotten when the tab closes. It stays in your browser: at
            present no page views or clicks are sent to us.
          </li>
        </ul>
        <p>None of them is used for advertising, and all of them are ours.</p>
      </LegalSection>
      <LegalSection title="Who else sees it">
        <p>
          Nobody but the people who run this instance. Our pages load nothing from other companies, so no one
          else learns that you were here. When you sign in with Google, Google knows that you did.
        </p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          Sign-ins end by themselves when unused, and at once when you sign out. Your account and everything
          in it stay until you close it in your profile. For 30 days you can have it back by signing in; after
          that it is deleted for good.
        </p>
      </LegalSection>
      <LegalSection title="Your say">
        <p>
          In your profile you can correct what we keep, download all of it as one file, and close your
          account. For anything else write to{" "}
          <a href={supportLink("My data")}>{readInstance().supportEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
