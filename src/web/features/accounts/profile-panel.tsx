import { type ReactNode, useId, useRef } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ProfileSection } from "#web/wiring/profile-sections.ts";
import { AccountSection } from "./account-section.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { SectionLinks } from "./section-links.tsx";
import type { ProfileForm } from "./use-profile-form.ts";
import { useSectionInSight } from "./use-section-in-sight.ts";

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
  const content = useRef<HTMLDivElement>(null);
  const inSight = useSectionInSight(content, section) ?? "business";
  const isSaver = !SAVED_AT_ONCE.has(inSight) || form.hasChanges || form.isSending || form.problem;
  return (
    <div className="flex min-h-0 flex-1 flex-col stack:flex-row">
      <SectionLinks
        current={inSight}
        onAgain={(id) => arriveAgain(content.current, id)}
        shown={{
          reminders: Boolean(reminders),
          known: Boolean(known),
          plan: Boolean(plan),
          tokens: Boolean(tokens),
          webhooks: Boolean(webhooks),
        }}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {/* `relative` contains Radix's hidden inputs, which would otherwise make the whole dialog scroll. */}
        <div ref={content} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <form id={formId} noValidate onSubmit={form.submit}>
            <div className="grid gap-x-8 gap-y-6 px-5 py-5 sm:px-7 sm:py-6 wide:grid-cols-2">
              <Arrival id="business" arrival={section}>
                <BusinessFields form={form} user={user} />
              </Arrival>
              <Arrival id="schedule" arrival={section}>
                <ScheduleFields form={form} />
              </Arrival>
            </div>
            <Section title={t("Time and privacy")} id="privacy" arrival={section}>
              <PrivacyFields form={form} />
            </Section>
          </form>
          {reminders ? (
            <Section title={t("Reminders")} id="reminders" arrival={section}>
              {reminders}
            </Section>
          ) : null}
          {known ? (
            <Section title={t("What SideQuest knows about your business")} id="known" arrival={section}>
              {known}
            </Section>
          ) : null}
          {plan ? (
            <Section title={t("Plan")} id="plan" arrival={section}>
              {plan}
            </Section>
          ) : null}
          <Section title={t("Account")} id="account" arrival={section}>
            <AccountSection user={user} sharedPages={sharedPages} onSignOut={onSignOut} onFollow={onClose} />
          </Section>
          {tokens ? (
            <Section title={t("API tokens")} id="tokens" arrival={section}>
              {tokens}
            </Section>
          ) : null}
          {webhooks ? (
            <Section title="Webhooks" id="webhooks" arrival={section}>
              {webhooks}
            </Section>
          ) : null}
        </div>
        {isSaver ? <Footer form={form} formId={formId} onClose={onClose} /> : null}
      </div>
    </div>
  );
}

/** Saved as they are changed: nothing is left for the footer to save. */
const SAVED_AT_ONCE: ReadonlySet<string> = new Set<ProfileSection>([
  "reminders",
  "known",
  "plan",
  "account",
  "tokens",
  "webhooks",
]);

interface FooterProps {
  form: ProfileForm;
  formId: string;
  onClose: () => void;
}

function Footer({ form, formId, onClose }: FooterProps) {
  return (
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
  );
}

interface PartProps {
  id: ProfileSection;
  /** The section that the dialog was opened for. */
  arrival: string | null;
  children: ReactNode;
}

/** A part without a heading of its own to arrive at. */
function Arrival({ id, arrival, children }: PartProps) {
  return (
    <div
      ref={id === arrival ? arriveAt : null}
      data-section={id}
      data-arrival
      tabIndex={-1}
      className="min-w-0 scroll-mt-4 outline-none"
    >
      {children}
    </div>
  );
}

function Section({ id, arrival, title, children }: PartProps & { title: string }) {
  return (
    <section data-section={id} className="border-t border-border px-5 py-5 sm:px-7 sm:py-6">
      <h3
        ref={id === arrival ? arriveAt : null}
        data-arrival
        tabIndex={-1}
        className="mb-4 scroll-mt-5 text-18 font-750 outline-none"
      >
        {title}
      </h3>
      {children}
    </section>
  );
}

function arriveAt(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "start" });
}

/** The address names the section already, so following its link changes nothing. */
function arriveAgain(content: HTMLElement | null, id: ProfileSection): void {
  const part = content?.querySelector<HTMLElement>(`[data-section="${id}"]`);
  arriveAt(part?.matches("[data-arrival]") ? part : (part?.querySelector("[data-arrival]") ?? null));
}
