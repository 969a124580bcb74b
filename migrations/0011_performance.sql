-- What the performance page shows, a minute of an instance at a time, and the alerts.

alter table system_minutes
  -- By the bounds of their time, the last beyond all.
  add column request_buckets integer[] not null default '{}',
  add column queries integer not null default 0,
  add column query_ms double precision not null default 0,
  add column generations integer not null default 0,
  add column failed_generations integer not null default 0,
  add column generation_ms double precision not null default 0,
  add column quests integer not null default 0,
  add column enhancements integer not null default 0,
  add column first_words integer not null default 0,
  add column first_words_ms double precision not null default 0,
  -- The worst of the minute's samples.
  add column event_loop_ms real not null default 0,
  add column connections integer not null default 0,
  add column live_clients integer not null default 0,
  add column queue integer not null default 0;

create table alerts (
  id uuid primary key,
  rule text not null,
  type text not null check (type in ('warning', 'critical')),
  title text not null,
  message text not null,
  opened_at timestamptz not null,
  -- Who sees it, and when last: only that process counts good samples, until it is silent.
  instance text not null,
  seen_at timestamptz not null,
  good_samples integer not null default 0,
  resolved_at timestamptz
);

-- One open alert a rule.
create unique index alerts_open on alerts (rule) where resolved_at is null;
create index alerts_recent on alerts (opened_at desc);
create index alerts_resolved on alerts (resolved_at) where resolved_at is not null;
