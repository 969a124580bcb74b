import type { InstanceView } from "#contracts/pages/instance.ts";
import { NO_OUTSIDE_SERVICE } from "#domain/mentor/answer-author.ts";
import { readInstance, supportLink } from "#web/platform/instance.ts";
import { LegalPage, LegalSection } from "./legal-page.tsx";

export function PrivacyPage({ instance = readInstance() }: { instance?: InstanceView }) {
  return (
    <LegalPage title="Privacy Policy" changed="17 November 2026">
      <LegalSection title="In short">
        <p>
          SideQuest keeps what it needs to know you when you come back, and nothing else. There is no
          advertising, and nothing is sold.
        </p>
      </LegalSection>
      <LegalSection title="Who is responsible">
        <p>
          This instance of SideQuest is run by {instance.operator}. “We” are they; write to{" "}
          <a href={supportLink("My data", instance)}>{instance.supportEmail}</a>.
        </p>
      </LegalSection>
      <WhatWeKeep />
      <HowPagesAreUsed />
      <Mails />
      <LegalSection title="What others can see">
        <ul>
          <li>
            A page that you share, with its picture: your name and what you achieved; your business name only
            if you switch that on; your email never. Its address cannot be guessed. You can revoke each page
            in your profile, and it is gone at once.
          </li>
          <li>
            The leaderboard, for everybody who is signed in: your name, picture, level, XP, how many quests
            you completed, and your business name. You are on it once you have completed a quest. On that
            page, or in your profile, you choose an alias that leads nowhere and hides your picture and your
            business, only your business name hidden, or not to be listed at all; that holds within a second.
          </li>
          <li>Nothing else. When you share on another network, its own rules hold there.</li>
        </ul>
      </LegalSection>
      <WhatAdminsSee />
      <Cookies instance={instance} />
      <WhoElse instance={instance} />
      <LegalSection title="How long">
        <ul>
          <li>Your account and everything in it: until you close it in your profile.</li>
          <li>
            An account that you close: 30 days, in which signing in brings it back. One that an admin closes:
            30 days, in which an admin can bring it back. After that it is deleted for good.
          </li>
          <li>The conversation with the mentor: until you clear it.</li>
          <li>The list of your activity, such as quests you finished and levels you reached: 30 days.</li>
          <li>Sign-ins: until you sign out, 30 days after their last use, or 90 days in all.</li>
          <li>
            How our pages are used: each single event 90 days. Sums by day, in which nobody can be told apart,
            for good.
          </li>
          <li>
            Which reminders we sent you, and whether you were marked for unusually many points: as your
            account.
          </li>
          <li>
            What admins did, such as closing or resetting an account, when you signed out, and when you made
            or ended an API token or a webhook: for good. Once your account is deleted, your name is taken out
            of it.
          </li>
          <li>
            Technical log lines with times, kinds of requests, your account’s number and your internet
            address: until newer ones replace them, or as long as whoever runs this instance keeps them. The
            address is whole for a day at most, then only its network. They hold neither your name nor what
            you write.
          </li>
          <li>
            What became of a proposed quest, without anything that leads to you: for good, so that quests get
            better.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Your say">
        <p>
          In your profile you can correct what we keep, download all of it as one file, revoke shared pages,
          end sign-ins, cancel the subscription and close your account. None of this needs a subscription. For
          anything else write to <a href={supportLink("My data", instance)}>{instance.supportEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function WhatWeKeep() {
  return (
    <LegalSection title="What we keep">
      <ul>
        <li>
          From the account you sign in with: your name, your email address, the number that the sign-in
          service uses for you, and your picture if it has one. You can remove the picture in your profile. We
          never see your password.
        </li>
        <li>
          What you tell us about your business: its name, kind, stage and description, your goals, your
          experience and the days and hours you have for it.
        </li>
        <li>
          Your quests with the notes you write, those you called not relevant, where your experience points
          come from, the days you finished something, with the time and time zone of the last on each, your
          achievements and which of them you shared where.
        </li>
        <li>
          If you enter them: what your business brings in and costs, and your weekly reviews with the words
          you write there. Others never see either.
        </li>
        <li>
          If you turn them on: reminders of quests and when they were sent, your quiet hours, a hash of your
          secret calendar address, and for each browser that you let us notify its address at its maker’s push
          service. You can end each of them in your profile.
        </li>
        <li>
          If you make API tokens for your own programs: their names, what they allow, a hash of each, its last
          four characters and the day of its last use. You can revoke each in your profile.
        </li>
        <li>
          If you add webhooks: the addresses, what you let them know, and for 30 days what was sent there. It
          goes only to the addresses you name, and only what you chose. You can delete each in your profile.
        </li>
        <li>
          If you join the weekly groups: your group, your points and your place, for four weeks. Others of the
          group read a made-up name, or yours if you choose so, and your points. If you have a companion: who
          it is, and the kind word you sent last. Your companion reads your name and on which days of this
          week you finished a quest.
        </li>
        <li>What you ask the mentor, its answers, and what you ruled out, such as phone calls.</li>
        <li>
          Your plan: when the trial ends, to when you have paid, and the numbers that the payment service uses
          for you, and what you paid for which time. Never a card number: it goes from your browser straight
          to the payment service.
        </li>
        <li>
          What you write to us in a feedback form, with your email, the page you were on, the names of the
          last buttons you pressed and what your browser calls itself; and how you rate the pages and the AI.
        </li>
        <li>The names of social accounts that you add. Nothing is verified or posted there.</li>
        <li>
          For each place where you are signed in: the kind of browser and device, when you signed in, and when
          it was last used. You can end each one in your profile.
        </li>
      </ul>
    </LegalSection>
  );
}

function HowPagesAreUsed() {
  return (
    <LegalSection title="How our pages are used">
      <p>
        To see what works and what breaks, your browser tells our own server, and nobody else, which of our
        pages and windows are opened and for how long, which buttons and links are pressed, by the name that
        stands in our code, which forms are sent, the kind of an error, and on a first visit the site that you
        came from. With it go the tab’s random number, of which we keep only a hash, your kind of browser and
        device, and your account if you are signed in. Beside your account we keep the days of the last two
        months on which you were here, when you were here last and for how long in all, and how far you came
        from the first page through setting up.
      </p>
      <p>
        Nothing that you type is part of it, nor the words of your quests, your business or the mentor; of a
        quest only its category, such as Marketing. If your browser says Do Not Track or sends the Global
        Privacy Control signal, nothing at all is sent or stored as long as you are not signed in.
      </p>
    </LegalSection>
  );
}

function Mails() {
  return (
    <LegalSection title="Mails we send">
      <p>
        A reminder if you have not finished setting up, and one if you have been away for a week: at most one
        in three days, and no advertising. If you ask for it, also one with your quests, every day or week. We
        keep which one was sent, when, and whether it left. The link at the end of each stops them all,
        without signing in; so does “Send me mail” in your profile. If you write to us in a feedback form, we
        may answer to the address that you gave there.
      </p>
    </LegalSection>
  );
}

function WhatAdminsSee() {
  return (
    <LegalSection title="What admins can see and do">
      <ul>
        <li>
          The admins of this instance see your name, picture, email, level, points, business, plan, payments,
          mails and devices, when you joined and were last here, what you wrote in a feedback form, and
          figures about everybody together, with the names of those who have the most points. They can save
          the lists of people and of feedback as files.
        </li>
        <li>
          They see that and when you completed a quest or asked the mentor, but no words of your quests, notes
          and conversations. They cannot sign in as you.
        </li>
        <li>
          They can write notes about you for each other. You find those in the export of your data, and they
          are deleted with your account.
        </li>
        <li>
          They can give you a plan, make you an admin, hide you from the leaderboard when points come
          unusually fast, reset your progress, and close or restore your account. Each of these acts is
          written down with the names of both, in a list that no admin can change.
        </li>
      </ul>
    </LegalSection>
  );
}

function Cookies({ instance }: { instance: InstanceView }) {
  return (
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
          <b>theme</b>, stored in your browser, remembers light or dark; <b>usedTools</b> the tools you opened
          last. A draft of what you type into a form, and what you did without connection, stay there until
          they are sent. So that the app opens without connection, your browser also keeps its files and the
          last answers about your day and your money. Drafts and answers are deleted when you sign out, what
          waits to be sent once it is sent, and all of it when somebody else signs in.
        </li>
        <li>
          <b>analyticsSession</b>, a random number for each browser tab with a count of what was done in it,
          and which notices you closed there. Both are forgotten when the tab closes; the number also when you
          sign out.
        </li>
      </ul>
      <p>
        None of them is used for advertising.{" "}
        {instance.payments === "stripe"
          ? "All of them are ours, but for two that the payment service sets when you open its card form, against fraud: __stripe_mid and __stripe_sid."
          : "All of them are ours."}
      </p>
    </LegalSection>
  );
}

function WhoElse({ instance }: { instance: InstanceView }) {
  const { signIn, payments, modelHosts } = instance;
  return (
    <LegalSection title="Who else sees it">
      <p>The people who run this instance can see it, as far as running it needs. Beyond that:</p>
      <ul>
        {signIn === "google" ? (
          <li>
            When you sign in with Google, Google knows that you did. Our server fetches your picture from
            there once; later nobody’s browser asks Google for it.
          </li>
        ) : (
          <li>You sign in with this instance itself. No other company takes part.</li>
        )}
        {payments === "stripe" ? (
          <li>
            Stripe takes payments: it gets your name, your email, your account’s number and your card when you
            subscribe. Its card form is loaded from there when you ask for it, not before, and sees what a
            page sees of your browser. Stripe keeps its records of payments as the law asks of it, also after
            you close your account.
          </li>
        ) : null}
        {payments === "sandbox" ? (
          <li>Payments are in test mode on this instance: no money moves, and no company is told.</li>
        ) : null}
        {payments === "off" ? <li>This instance takes no payments.</li> : null}
        {modelHosts.length > 0 ? (
          <li>
            Language models at {modelHosts.join(" and ")} help with quests and answers. They get your
            question, the last few exchanges, facts about your business and titles of quests; not your name,
            not your email.
          </li>
        ) : (
          <li>
            SideQuest makes quests and the mentor’s answers by itself, on our own server and with{" "}
            {NO_OUTSIDE_SERVICE}. No text leaves it.
          </li>
        )}
        <li>
          If you turn on notifications, they come through the push service of your browser’s maker. It learns
          that we sent something and when, not what: the message is encrypted, and names no quest.
        </li>
        <li>
          If you give your calendar address to a calendar service, it reads the titles and times of your open
          quests.
        </li>
        <li>Our pages, pictures and the film on the first page come from this server alone.</li>
      </ul>
    </LegalSection>
  );
}
