-- What operators do, and the mails that go out by themselves.

-- Names stand here until their account is deleted for good.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  act text not null,
  target_id text,
  target_name text,
  details jsonb
);

create index audit_log_recent on audit_log (at desc, id);

-- Switches of this instance, such as whether mails go out by themselves.
create table instance_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- Deleted entries can be brought back for 30 days.
alter table training_data add column deleted_at timestamptz;
create index training_data_deleted on training_data (deleted_at) where deleted_at is not null;

-- People who earned suspiciously much in a short time. Only an admin hides.
create table leaderboard_flags (
  user_id uuid primary key references users on delete cascade,
  flagged_at timestamptz not null,
  xp integer not null,
  state text not null default 'open' check (state in ('open', 'hidden', 'cleared')),
  decided_at timestamptz
);

create index leaderboard_flags_open on leaderboard_flags (flagged_at desc) where state <> 'cleared';
create index xp_ledger_created_at on xp_ledger using brin (created_at) with (pages_per_range = 32);

create index users_created_at on users (created_at desc, id);

-- A row stands here before its mail leaves, so that it leaves at most once.
create table mails (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('onboarding_incomplete_1h', 'onboarding_incomplete_7d', 'inactive_7d')),
  -- Which spell of absence; empty for the mails that come once.
  episode text not null default '',
  -- 'sending' for long means that nobody knows whether it went out.
  state text not null check (state in ('sending', 'sent', 'failed')),
  attempts integer not null default 1,
  claimed_at timestamptz not null,
  settled_at timestamptz,
  error text,
  unique (user_id, type, episode)
);

create index mails_of_person on mails (user_id, claimed_at desc);
create index mails_sending on mails (claimed_at) where state = 'sending';
create index mails_failed on mails (claimed_at) where state = 'failed';
create index mails_sent on mails (claimed_at) where state = 'sent';
