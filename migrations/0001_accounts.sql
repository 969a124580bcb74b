-- People, where they are signed in, and sign-ins under way.

create table users (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  username text not null check (char_length(username) between 1 and 40),
  role text not null default 'member' check (role in ('member', 'admin')),
  total_xp integer not null default 0 check (total_xp >= 0),
  weekly_streak integer not null default 0 check (weekly_streak >= 0),
  business_name text,
  business_type text,
  business_stage text,
  business_description text,
  goals text,
  experience text,
  time_commitment text,
  weekly_schedule jsonb,
  time_zone text not null default 'UTC',
  onboarded_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('self', 'admin')),
  unique (issuer, subject),
  check ((closed_at is null) = (closed_by is null))
);

-- Not unique: a recycled address never joins two accounts.
create index users_email on users (lower(email));
create index users_closed_at on users (closed_at) where closed_at is not null;

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

create index sessions_user_id on sessions (user_id, last_seen_at desc);
create index sessions_last_seen_at on sessions (last_seen_at);

create table sign_in_attempts (
  id_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  created_at timestamptz not null
);

create index sign_in_attempts_created_at on sign_in_attempts (created_at);
