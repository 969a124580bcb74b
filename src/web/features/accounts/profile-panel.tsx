import { type ReactNode, useId } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { profileHref } from "#web/wiring/profile-address.ts";
import { PROFILE_SECTIONS, type ProfileSection } from "#web/wiring/profile-sections.ts";
import { AccountSection } from "./account-section.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

interface ProfilePanelProps {
  user: UserView;
  form: ProfileForm;
  /** The section that the address names, if it is one. */
  section: string | null;
  reminders: ReactNode;
  known: ReactNode;
  plan: ReactNode;
  sharedPages: ReactNode;
  tokens: ReactNode;
  webhooks: ReactNode;
  onClose: () => void;
  onSignOut: () => void;
}

export function ProfilePanel(props: ProfilePanelProps) {
  const { user, form, section, reminders, known, plan, sharedPages, tokens, webhooks } = props;
  const { onClose, onSignOut } = props;
  const formId = useId();
  return (
    <>
      <SectionLinks
        section={section}
        shown={{
          reminders: Boolean(reminders),
          known: Boolean(known),
          plan: Boolean(plan),
          tokens: Boolean(tokens),
          webhooks: Boolean(webhooks),
        }}
      />
      {/* `relative` contains Radix's hidden inputs, which would otherwise make the whole dialog scroll. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <form id={formId} noValidate onSubmit={form.submit}>
          <div className="grid gap-x-8 gap-y-6 px-5 py-5 sm:px-7 sm:py-6 stack:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
            <Arrival isHere={section === "business"}>
              <BusinessFields form={form} user={user} />
            </Arrival>
            <Arrival isHere={section === "schedule"}>
              <ScheduleFields form={form} />
            </Arrival>
          </div>
          <Section title={t("Time and privacy")} isArrival={section === "privacy"}>
            <PrivacyFields form={form} />
          </Section>
        </form>
        {reminders ? (
          <Section title={t("Reminders")} isArrival={section === "reminders"}>
            {reminders}
          </Section>
        ) : null}
        {known ? (
          <Section title={t("What SideQuest knows about your business")} isArrival={section === "known"}>
            {known}
          </Section>
        ) : null}
        {plan ? (
          <Section title={t("Plan")} isArrival={section === "plan"}>
            {plan}
          </Section>
        ) : null}
        <Section title={t("Account")} isArrival={section === "account"}>
          <AccountSection user={user} sharedPages={sharedPages} onSignOut={onSignOut} onFollow={onClose} />
        </Section>
        {tokens ? (
          <Section title={t("API tokens")} isArrival={section === "tokens"}>
            {tokens}
          </Section>
        ) : null}
        {webhooks ? (
          <Section title="Webhooks" isArrival={section === "webhooks"}>
            {webhooks}
          </Section>
        ) : null}
      </div>
      <div className="grid flex-none gap-2 border-t border-border px-5 pt-3.5 pb-[max(16px,env(safe-area-inset-bottom))] sm:px-7 sm:pt-4">
        {form.problem ? (
          <p role="alert" className="text-14 text-danger">
            {form.problem}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p className="mr-auto text-14 text-text-2 max-sm:w-full">
            {t("Changes count for your streak from tomorrow.")}
          </p>
          <Button
            variant="ghost"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            {t("Cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.isSending}
            className="max-sm:flex-1"
          >
            {t("Save changes")}
          </Button>
        </div>
      </div>
    </>
  );
}

interface SectionLinksProps {
  section: string | null;
  /** Parts of other features, which may be missing. */
  shown: Partial<Record<ProfileSection, boolean>>;
}

/** Links to the sections, each with its address. The other tab has its own. */
function SectionLinks({ section, shown }: SectionLinksProps) {
  const links = PROFILE_SECTIONS.filter(({ id }) => id !== "social" && shown[id] !== false);
  return (
    <nav
      aria-label={t("Sections of the profile")}
      className="flex flex-none gap-1.5 overflow-x-auto border-b border-border px-5 py-2 [scrollbar-width:none] sm:px-7"
    >
      {links.map(({ id, label }) => (
        <a
          key={id}
          ref={section === id ? showLink : null}
          href={profileHref(id)}
          aria-current={section === id ? "location" : undefined}
          className={classNames(
            "inline-flex h-8 flex-none items-center rounded-full px-3 text-[13.5px] font-650 whitespace-nowrap no-underline pointer-coarse:h-11",
            section === id ? "bg-primary-soft text-on-primary-soft" : "text-text-2 hover:bg-surface-2",
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The row scrolls sideways: the section that the address names may stand outside. */
function showLink(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** A part without a heading of its own to arrive at. */
function Arrival({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  return (
    <div ref={isHere ? arriveAt : null} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
      {children}
    </div>
  );
}

interface SectionProps {
  title: string;
  /** The dialog was opened for this section. */
  isArrival?: boolean;
  children: ReactNode;
}

function Section({ title, isArrival = false, children }: SectionProps) {
  return (
    <section className="border-t border-border px-5 py-5 sm:px-7 sm:py-6">
      <h3
        ref={isArrival ? arriveAt : null}
        tabIndex={-1}
        className="mb-4 scroll-mt-5 text-18 font-750 outline-none"
      >
        {title}
      </h3>
      {children}
    </section>
  );
}

function arriveAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
