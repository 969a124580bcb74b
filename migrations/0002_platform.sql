-- What the platform itself must remember, on every instance alike.

-- The local identity provider's state, and its signing keys (model 'Keys').
create table idp_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);

create index idp_payloads_uid on idp_payloads (model, uid) where uid is not null;
create index idp_payloads_grant_id on idp_payloads (grant_id) where grant_id is not null;
create index idp_payloads_expires_at on idp_payloads (expires_at);

-- One row a repeated POST; body is null while the first one is under way.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  body text,
  created_at timestamptz not null,
  primary key (scope, key)
);

create index idempotency_keys_created_at on idempotency_keys (created_at);
