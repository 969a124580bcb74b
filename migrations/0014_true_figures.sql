-- An audit log that only grows, and figures that stay true.

-- Rows are never changed or deleted. One exception: once an account is deleted for good, its name makes room.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'audit_log only takes inserts';
  end if;
  if (new.id, new.at, new.actor_id, new.act, new.target_id, new.details)
      is distinct from (old.id, old.at, old.actor_id, old.act, old.target_id, old.details)
    or (new.actor_name is distinct from old.actor_name
      and (new.actor_name <> 'Deleted account' or exists (select from users where id = old.actor_id)))
    or (new.target_name is distinct from old.target_name
      and (new.target_name <> 'Deleted account'
        -- Compared as uuid: only then the primary key answers. Not every target is a person.
        or case when old.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then exists (select from users where id = old.target_id::uuid) else false end))
  then
    raise exception 'audit_log only takes inserts';
  end if;
  return new;
end $$;

create trigger audit_log_rows before update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger audit_log_whole before truncate on audit_log
  for each statement execute function keep_audit_log();
-- Also for whoever turns ordinary triggers off for a session.
alter table audit_log enable always trigger audit_log_rows;
alter table audit_log enable always trigger audit_log_whole;

-- The purge looks up everybody it deletes.
create index audit_log_actor on audit_log (actor_id);
create index audit_log_target on audit_log (target_id);

-- Sessions that have ended are looked for every hour: members' by their age, admins' by the few who have that role.
create index sessions_created_at on sessions (created_at);
create index users_admins on users (id) where role = 'admin';

-- What people who were reset had done, by hour and without them: it did happen, and figures go on counting it.
create table reset_sums (
  hour timestamptz not null,
  -- Empty where none was chosen.
  business_type text not null,
  is_demo boolean not null,
  generations integer not null default 0,
  succeeded integer not null default 0,
  generated integer not null default 0,
  spent_ms double precision not null default 0,
  -- Of the quests generated in this hour, those that were completed.
  generated_completed integer not null default 0,
  -- Quests of any origin, completed in this hour.
  completed integer not null default 0,
  primary key (hour, business_type, is_demo)
);

-- A run that takes long did its work: it is slow, and no error.
alter table plugin_totals
  add column slow integer not null default 0,
  -- Of those, the runs that had no processor for at least half of their time.
  add column slow_waiting integer not null default 0;

-- How far a person came, over all their visits, and when the first of these began: all their steps stand there.
-- Those who are here are filled in by 0017.
alter table people_activity
  add column funnel smallint not null default 0,
  add column funnel_at timestamptz;
