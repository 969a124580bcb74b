-- Addresses that people name for their own events, and what is sent there.

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  created_at timestamptz not null,
  paused_at timestamptz,
  paused_by text check (paused_by in ('person', 'failing')),
  -- Since when nothing arrived there; null while the latest attempt worked.
  failing_since timestamptz,
  check ((paused_at is null) = (paused_by is null)),
  -- Also how a person's addresses are found.
  unique (user_id, url)
);

-- The secret that signs them is derived from the id and the instance's secret, so it is in no row.

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  -- What it is about, such as the quest's id: one delivery for each, however often the write is repeated.
  subject text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- Null while the address is paused: the job does not meet it.
  next_at timestamptz,
  settled_at timestamptz,
  error text,
  unique (webhook_id, event, subject)
);

create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id) where state = 'waiting';
create index webhook_deliveries_recent on webhook_deliveries (webhook_id, created_at desc, id);
create index webhook_deliveries_age on webhook_deliveries using brin (created_at);

-- The update at the week's end writes a second, longer version of every seat. Where the page has no room for it, it
-- goes elsewhere and into both indexes: with 60 that were two of three. Only pages of weeks to come are concerned.
alter table league_seats set (fillfactor = 40);
