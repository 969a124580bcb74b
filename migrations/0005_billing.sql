-- Who pays for what. No card and no card number is ever in here: the payment provider has them.

create table subscriptions (
  user_id uuid primary key references users on delete cascade,
  -- What was given without a payment; 'subscribed' here is a grant.
  status text not null default 'unsubscribed' check (status in ('unsubscribed', 'trial', 'subscribed', 'legacy')),
  trial_expires_at timestamptz,
  legacy_access boolean not null default false,
  -- What the provider last said of the paid subscription.
  customer_id text unique,
  subscription_id text unique,
  payment_state text check (payment_state in ('incomplete', 'active', 'past_due', 'ended')),
  paid_until timestamptz,
  cancels_at_end boolean not null default false,
  -- Counts subscriptions opened, so that a repeated call opens none twice.
  openings integer not null default 0,
  -- Numbers questions to the provider: an older answer never overwrites a newer one.
  sync_asked bigint not null default 0,
  sync_applied bigint not null default 0,
  -- When it was last asked, whatever came of it.
  asked_at timestamptz,
  -- The account was closed: the provider must be told, again if it could not be.
  cancel_wanted_at timestamptz,
  updated_at timestamptz not null
);

create index subscriptions_due on subscriptions (paid_until) where payment_state in ('active', 'past_due');
create index subscriptions_waiting on subscriptions (updated_at) where payment_state = 'incomplete';
create index subscriptions_cancel_wanted on subscriptions (cancel_wanted_at) where cancel_wanted_at is not null;

-- Each event of the provider counts once.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

create index payment_events_received_at on payment_events (received_at);

-- The built-in test provider: what a payment provider would keep on its own side.
create table sandbox_subscriptions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  customer_id text not null,
  state text not null check (state in ('incomplete', 'active', 'past_due', 'ended')),
  card text,
  started_at timestamptz not null,
  -- Whole months since the start that are behind it.
  periods integer not null default 0,
  cancels_at_end boolean not null default false
);

create index sandbox_subscriptions_user on sandbox_subscriptions (user_id);

create table sandbox_invoices (
  id text primary key,
  subscription_id text not null references sandbox_subscriptions on delete cascade,
  payment_intent_id text not null unique,
  client_secret text not null unique,
  status text not null check (status in ('open', 'paid', 'void')),
  amount integer not null check (amount >= 0),
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null
);

create index sandbox_invoices_subscription on sandbox_invoices (subscription_id, created_at desc);
