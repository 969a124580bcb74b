-- The console's list of people, operators' notes, answers to feedback.

-- A narrow row a person with all that the list is filtered and sorted by. Written by a job alone.
create table people_index (
  user_id uuid primary key references users on delete cascade,
  created_at timestamptz not null,
  -- 1970 if they were never seen; exact to five minutes.
  seen_at timestamptz not null,
  -- The next moment at which plan or segment change by themselves.
  changes_at timestamptz,
  total_xp integer not null,
  -- Places in PLAN_KINDS (domain/admin/plan-kinds.ts) and SEGMENTS (domain/analytics/segments.ts), from 0.
  plan smallint not null,
  segment smallint not null,
  is_onboarded boolean not null,
  is_closed boolean not null
);

-- Its indexes come with 0030, after the rows.
create statistics people_index_both (dependencies, mcv) on plan, segment from people_index;

-- What the search and the order of names need. Apart from the rest: it hardly ever changes, while people are seen all
-- the time, and its indexes cost much to keep.
create table people_words (
  user_id uuid primary key references people_index on delete cascade,
  -- Name, email and business in small letters; begins with the name, so that it also sorts by it.
  words text collate "C" not null,
  plan smallint not null,
  segment smallint not null,
  is_onboarded boolean not null,
  is_closed boolean not null
);

-- How many rows of people_index are alike.
create table people_counts (
  plan smallint not null,
  segment smallint not null,
  is_onboarded boolean not null,
  is_closed boolean not null,
  people integer not null,
  primary key (plan, segment, is_onboarded, is_closed)
);

create function count_listed_people() returns trigger language plpgsql as $$
begin
  -- Sorted, so that two transactions lock the counts in the same order.
  if tg_op = 'INSERT' then
    insert into people_counts as c select plan, segment, is_onboarded, is_closed, count(*) from added
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (plan, segment, is_onboarded, is_closed) do update set people = c.people + excluded.people;
  elsif tg_op = 'DELETE' then
    insert into people_counts as c select plan, segment, is_onboarded, is_closed, -count(*) from removed
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (plan, segment, is_onboarded, is_closed) do update set people = c.people + excluded.people;
  else
    insert into people_counts as c
    select plan, segment, is_onboarded, is_closed, sum(n) from (
      select plan, segment, is_onboarded, is_closed, 1 as n from added
      union all select plan, segment, is_onboarded, is_closed, -1 from removed
    ) as moved
    group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
    on conflict (plan, segment, is_onboarded, is_closed) do update set people = c.people + excluded.people;
  end if;
  return null;
end $$;

create trigger people_index_inserted after insert on people_index
  referencing new table as added for each statement execute function count_listed_people();
create trigger people_index_updated after update on people_index
  referencing old table as removed new table as added for each statement execute function count_listed_people();
create trigger people_index_deleted after delete on people_index
  referencing old table as removed for each statement execute function count_listed_people();

-- The rows as they should be at a moment: planKindOf and segmentOf of the domain, in SQL.
create function people_rows(at timestamptz)
returns table (
  user_id uuid, created_at timestamptz, seen_at timestamptz, changes_at timestamptz, total_xp integer,
  plan smallint, segment smallint, is_onboarded boolean, is_closed boolean, words text
) language sql stable as $$
  select id, p.created_at, coalesce(last_seen_at, 'epoch'),
    -- Only what lies ahead; null if nothing does.
    least(
      case when p.created_at + interval '7 days' > at then p.created_at + interval '7 days' end,
      case when last_seen_at + interval '7 days' >= at then last_seen_at + interval '7 days 1 millisecond' end,
      case when last_seen_at + interval '30 days' >= at then last_seen_at + interval '30 days 1 millisecond' end,
      case when paid_through > at then paid_through end,
      case when trial_through > at then trial_through end
    ),
    p.total_xp,
    (case
      when paid_through > at then case when payment_state = 'past_due' then 1 else 0 end
      when status = 'subscribed' then 5
      when status = 'legacy' and legacy_access then 6
      when trial_through > at then 2
      when paid_until is not null then 4
      when trial_expires_at is not null then 3
      else 7
    end)::smallint,
    (case
      when p.created_at > at - interval '7 days' then 0
      when last_seen_at >= at - interval '7 days' then 1
      when last_seen_at >= at - interval '30 days' then 2
      else 3
    end)::smallint,
    business_type is not null,
    closed_at is not null,
    lower(concat_ws(' ', username, email, business_name))
  from (
    select u.id, u.created_at, u.total_xp, u.business_type, u.closed_at, u.username, u.email, u.business_name,
      a.last_seen_at, s.status, s.legacy_access, s.payment_state, s.paid_until, s.trial_expires_at,
      case when s.payment_state in ('active', 'past_due')
        then s.paid_until + case when s.cancels_at_end then interval '0' else interval '7 days' end end as paid_through,
      -- Legacy replaces the trial.
      case when s.status <> 'legacy' then s.trial_expires_at end as trial_through
    from users u
    left join subscriptions s on s.user_id = u.id
    left join people_activity a on a.user_id = u.id
  ) as p
$$;

-- Whose row has to be written anew. Appending locks nothing that a person's own transaction waits for. No
-- reference to users: the row of somebody who left is simply dropped.
create table people_inbox (user_id uuid not null);

create function note_changed_person() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    insert into people_inbox values (new.id);
  else
    insert into people_inbox values (new.user_id);
  end if;
  return null;
end $$;

create trigger users_listed after insert on users
  for each row execute function note_changed_person();
create trigger users_relisted
  after update of username, email, business_name, business_type, total_xp, created_at, closed_at on users
  for each row when (
    (old.username, old.email, old.business_name, old.business_type, old.total_xp, old.created_at, old.closed_at)
    is distinct from
    (new.username, new.email, new.business_name, new.business_type, new.total_xp, new.created_at, new.closed_at)
  ) execute function note_changed_person();
create trigger subscriptions_listed after insert on subscriptions
  for each row execute function note_changed_person();
create trigger subscriptions_relisted
  after update of status, trial_expires_at, legacy_access, payment_state, paid_until, cancels_at_end on subscriptions
  for each row when (
    (old.status, old.trial_expires_at, old.legacy_access, old.payment_state, old.paid_until, old.cancels_at_end)
    is distinct from
    (new.status, new.trial_expires_at, new.legacy_access, new.payment_state, new.paid_until, new.cancels_at_end)
  ) execute function note_changed_person();
create trigger activity_listed after insert on people_activity
  for each row execute function note_changed_person();
-- Every five minutes is enough for a list, and keeps events cheap.
create trigger activity_relisted after update of last_seen_at on people_activity
  for each row when (
    date_bin('5 minutes', old.last_seen_at, 'epoch') <> date_bin('5 minutes', new.last_seen_at, 'epoch')
  )
  execute function note_changed_person();

-- What operators note about a person, for other operators. Part of the person's export; goes with the account.
create table operator_notes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null
);

create index operator_notes_of_person on operator_notes (user_id, created_at desc, id);
create index operator_notes_of_author on operator_notes (author_id) where author_id is not null;

-- The operator who takes care of a message.
alter table feedback add column assigned_to uuid references users on delete set null;
create index feedback_assigned on feedback (assigned_to, created_at desc) where assigned_to is not null;
create index feedback_by_status on feedback (status, created_at desc, id);

-- Answers to feedback. Whether one went out says its mail, which has the same id.
create table feedback_replies (
  id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 5000),
  created_at timestamptz not null
);

create index feedback_replies_of_message on feedback_replies (feedback_id, created_at);
create index feedback_replies_of_author on feedback_replies (author_id) where author_id is not null;

alter table mails drop constraint mails_type_check,
  add constraint mails_type_check
    check (type in ('onboarding_incomplete_1h', 'onboarding_incomplete_7d', 'inactive_7d', 'feedback_reply'));
