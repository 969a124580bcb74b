-- Two people who see each other's days with a finished quest.

-- One open invitation a person; the secret of its link is stored as a hash only.
create table companion_invites (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Kept until it expires, so that a repeated acceptance answers the same.
  used_at timestamptz,
  used_by uuid references users (id) on delete cascade
);

create unique index companion_invites_open on companion_invites (user_id) where used_at is null;
create index companion_invites_used_by on companion_invites (used_by) where used_by is not null;
create index companion_invites_expiry on companion_invites (expires_at);

-- Two rows a pair, one for each side: nobody has two companions.
create table companions (
  user_id uuid primary key references users (id) on delete cascade,
  companion_id uuid not null unique references users (id) on delete cascade,
  since timestamptz not null,
  check (user_id <> companion_id)
);

-- The latest signal of each side: one a day of the sender's own calendar.
create table companion_signals (
  user_id uuid primary key references companions (user_id) on delete cascade,
  signal text not null,
  day date not null,
  sent_at timestamptz not null
);
