-- What people show others, and what it was worth.

alter table users add column shares_business_name boolean not null default false;

-- A public page. Its address cannot be guessed, and a revoked one never works again.
create table share_links (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references users on delete cascade,
  -- 'achievement:first-share', 'level:5'
  subject text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

create unique index share_links_standing on share_links (user_id, subject) where revoked_at is null;

-- One row a subject and platform; what it paid stands in the ledger.
create table shares (
  user_id uuid not null references users on delete cascade,
  subject text not null,
  platform text not null,
  shared_at timestamptz not null,
  is_paid boolean not null,
  primary key (user_id, subject, platform)
);

create index shares_paid on shares (user_id, shared_at) where is_paid;
-- A level pays once, whatever the platform.
create unique index shares_level_once on shares (user_id, subject) where is_paid and subject like 'level:%';
