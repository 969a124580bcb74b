-- What a person's business brought in and cost, in whole minor units of one currency an entry.

create table money_entries (
  id uuid primary key,
  -- The order of entries of the same day.
  number bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('income', 'expense')),
  amount bigint not null check (amount between 1 and 100000000000),
  -- ISO 4217 in lower case.
  currency text not null check (currency ~ '^[a-z]{3}$'),
  what text not null check (char_length(what) between 1 and 120),
  quest_id uuid references quests (id) on delete set null,
  -- By the person's own calendar.
  day date not null,
  created_at timestamptz not null,
  -- Can be undone for 30 days.
  deleted_at timestamptz
);

create unique index money_entries_of_person on money_entries (user_id, day desc, number desc) where deleted_at is null;
create index money_entries_of_quest on money_entries (quest_id) where quest_id is not null;
create index money_entries_deleted on money_entries (deleted_at) where deleted_at is not null;

-- A goal holds from its month until a later one; an amount of 0 ends it.
create table money_goals (
  user_id uuid not null references users (id) on delete cascade,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  from_month text not null check (from_month ~ '^\d{4}-\d{2}$'),
  amount bigint not null check (amount between 0 and 100000000000),
  set_at timestamptz not null,
  primary key (user_id, currency, from_month)
);

-- Only people who changed something have a row.
create table money_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- Whether quests and mentor may know that and when something was sold.
  are_sales_told boolean not null default true
);
