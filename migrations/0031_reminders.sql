-- What reminds people outside of the app. Each part is off until the person asks for it.

create table reminder_settings (
  user_id uuid primary key references users on delete cascade,
  -- By the person's clock; both null: no quiet hours.
  quiet_from text,
  quiet_to text,
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  -- 0 is Monday.
  digest_weekday smallint not null default 0 check (digest_weekday between 0 and 6),
  -- Null: to be planned.
  digest_at timestamptz,
  check ((quiet_from is null) = (quiet_to is null))
);

create index reminder_settings_digest on reminder_settings (digest_at nulls first) where digest <> 'off';

create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  -- The address itself is shown once and not kept.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- To the hour.
  read_at timestamptz,
  -- What the events were made from: while it is the same, they are.
  made_from text,
  revision integer not null default 0,
  -- By quest: what the event said, in which revision it last changed, and when.
  events jsonb not null default '{}'
);

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The session in which it was added: ends with it if somebody ends that.
  session_id uuid not null,
  name text not null,
  endpoint text not null,
  -- A browser belongs to whoever added it last.
  endpoint_hash bytea not null unique,
  public_key text not null,
  auth_key text not null,
  added_at timestamptz not null,
  last_sent_at timestamptz
);

create index push_devices_of_person on push_devices (user_id);

create table quest_reminders (
  -- One a quest: it is claimed by this key before anything is sent.
  quest_id uuid primary key references quests on delete cascade,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  -- Null: to be planned.
  due_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sent', 'left_out')),
  attempts smallint not null default 0,
  claimed_at timestamptz
);

create index quest_reminders_due on quest_reminders (due_at nulls first) where state = 'waiting';
create index quest_reminders_of_person on quest_reminders (user_id);
create index quest_reminders_claimed on quest_reminders (claimed_at) where claimed_at is not null;

-- A quest that moves takes its reminder along.
create function plan_reminder_again() returns trigger language plpgsql as $$
begin
  update quest_reminders set due_at = null where quest_id = new.id and state = 'waiting';
  return null;
end $$;

create trigger quest_moved after update of due_at on quests
  for each row when (old.due_at is distinct from new.due_at) execute function plan_reminder_again();

-- Another time zone or schedule means other times.
create function plan_reminders_again() returns trigger language plpgsql as $$
begin
  update quest_reminders set due_at = null where user_id = new.id and state = 'waiting';
  update reminder_settings set digest_at = null where user_id = new.id and digest <> 'off';
  return null;
end $$;

create trigger person_moved after update of time_zone, weekly_schedule on users
  for each row when (
    old.time_zone is distinct from new.time_zone or old.weekly_schedule is distinct from new.weekly_schedule
  ) execute function plan_reminders_again();

-- The digest is a mail like the others: its row stands here before it leaves.
alter table mails drop constraint mails_type_check;
alter table mails add constraint mails_type_check
  check (type in ('onboarding_incomplete_1h', 'onboarding_incomplete_7d', 'inactive_7d', 'digest', 'feedback_reply'));
