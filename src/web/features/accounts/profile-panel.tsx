import { type ReactNode, useId } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

interface ProfilePanelProps {
  user: UserView;
  form: ProfileForm;
  isAtKnown: boolean;
  known: ReactNode;
  plan: ReactNode;
  sharedPages: ReactNode;
  onClose: () => void;
  onSignOut: () => void;
}

export function ProfilePanel(props: ProfilePanelProps) {
  const { user, form, isAtKnown, known, plan, sharedPages, onClose, onSignOut } = props;
  const formId = useId();
  return (
    <>
      {/* `relative` contains Radix's hidden inputs, which would otherwise make the whole dialog scroll. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <form id={formId} noValidate onSubmit={form.submit}>
          <div className="grid gap-x-8 gap-y-6 px-5 py-5 sm:px-7 sm:py-6 stack:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
            <BusinessFields form={form} user={user} />
            <ScheduleFields form={form} />
          </div>
          <Section title="Time and privacy">
            <PrivacyFields form={form} />
          </Section>
        </form>
        {known ? (
          <Section title="What SideQuest knows about your business" isArrival={isAtKnown}>
            {known}
          </Section>
        ) : null}
        {plan ? <Section title="Plan">{plan}</Section> : null}
        <Section title="Account">
          <AccountSection user={user} sharedPages={sharedPages} onSignOut={onSignOut} onFollow={onClose} />
        </Section>
      </div>
      <div className="grid flex-none gap-2 border-t border-border px-5 pt-3.5 pb-[max(16px,env(safe-area-inset-bottom))] sm:px-7 sm:pt-4">
        {form.problem ? (
          <p role="alert" className="text-14 text-danger">
            {form.problem}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <p className="mr-auto text-14 text-text-2 max-sm:w-full">
            Changes count for your streak from tomorrow.
          </p>
          <Button
            variant="ghost"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.isSending}
            className="max-sm:flex-1"
          >
            Save changes
          </Button>
        </div>
      </div>
    </>
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
      <h3 ref={isArrival ? arriveAt : null} tabIndex={-1} className="mb-4 text-18 font-750 outline-none">
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
