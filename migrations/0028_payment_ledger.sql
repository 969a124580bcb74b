-- What was paid, and for how long: the console's revenue is computed from these rows alone.

-- A subscription from its first paid period to its end. Rows stay when an account is deleted, without the person.
create table paid_subscriptions (
  -- The provider's.
  id text primary key,
  user_id uuid references users on delete set null,
  -- Money of the built-in test provider or of the demo.
  is_test boolean not null,
  monthly_amount integer not null check (monthly_amount >= 0),
  currency text not null,
  started_at timestamptz not null,
  -- In the future if it was cancelled and is paid until then.
  ended_at timestamptz,
  end_reason text check (end_reason in ('cancelled', 'unpaid')),
  check ((ended_at is null) = (end_reason is null))
);

create index paid_subscriptions_started on paid_subscriptions (started_at);
create index paid_subscriptions_of_person on paid_subscriptions (user_id);

create table payments (
  -- The provider's invoice.
  id text primary key,
  user_id uuid references users on delete set null,
  is_test boolean not null,
  amount integer not null check (amount >= 0),
  currency text not null,
  -- 'failed' waits for another try; 'void' was given up.
  state text not null check (state in ('paid', 'failed', 'void')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The first time it failed; stays when a later try succeeds.
  failed_at timestamptz,
  check (state = 'paid' or failed_at is not null)
);

create index payments_of_person on payments (user_id, period_start desc);
create index payments_failed_at on payments (failed_at) where failed_at is not null;
create index payments_waiting on payments (period_start) where state = 'failed';

-- Trials that run or ended lately.
create index subscriptions_trial on subscriptions (trial_expires_at) where trial_expires_at is not null;

insert into payments (id, user_id, is_test, amount, currency, state, period_start, period_end, failed_at)
select i.id, s.user_id, true, i.amount, i.currency, case i.status when 'open' then 'failed' else i.status end,
  i.period_start, i.period_end, case when i.status = 'paid' then null else i.created_at end
from sandbox_invoices i join sandbox_subscriptions s on s.id = i.subscription_id
where s.state <> 'incomplete';

insert into paid_subscriptions
  (id, user_id, is_test, monthly_amount, currency, started_at, ended_at, end_reason)
select s.id, s.user_id, true, i.amount, i.currency, i.started_at,
  case when s.state = 'ended' or s.cancels_at_end then i.paid_until end,
  case when s.state = 'ended' or s.cancels_at_end then 'cancelled' end
from sandbox_subscriptions s
join (
  select subscription_id, max(amount) as amount, max(currency) as currency,
    min(period_start) as started_at, max(period_end) as paid_until
  from sandbox_invoices where status = 'paid' group by subscription_id
) as i on i.subscription_id = s.id;

-- Subscriptions of another provider: the next question to it brings their true beginning.
insert into paid_subscriptions
  (id, user_id, is_test, monthly_amount, currency, started_at, ended_at, end_reason)
select subscription_id, user_id, false, 2000, 'usd', paid_until - interval '1 month',
  case when cancels_at_end then paid_until end, case when cancels_at_end then 'cancelled' end
from subscriptions
where payment_state in ('active', 'past_due') and paid_until is not null
  and subscription_id not like 'sub\_test\_%';
