-- Alerts that leave the building: what is to be told to whom, and who has seen an alert.

alter table alerts
  add column acknowledged_at timestamptz,
  -- Without a reference: the alert outlives the account, whose name is looked up when it is shown.
  add column acknowledged_by uuid;

create table alert_deliveries (
  id uuid primary key,
  -- Null for a test.
  alert_id uuid references alerts on delete cascade,
  event text not null check (event in ('opened', 'worsened', 'resolved', 'test')),
  channel text not null check (channel in ('mail', 'webhook')),
  -- The mail's address, or the webhook's host.
  target text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null,
  settled_at timestamptz,
  error text,
  unique (alert_id, event, channel, target)
);

create index alert_deliveries_due on alert_deliveries (next_at) where state = 'waiting';
create index alert_deliveries_recent on alert_deliveries (created_at desc);
