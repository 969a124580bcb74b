-- What a quest really paid, caps over any 24 hours, and one streak day a moment.

-- The mentor's suggestions have a cap, as a person's own quests have.
alter table xp_ledger add column is_suggested boolean not null default false;
update xp_ledger l set is_suggested = true
from quests q
where q.origin = 'mentor' and l.user_id = q.user_id and l.source_type = 'quest' and l.source_id = q.id::text;

-- The ledger's amount, beside the quest: lists of quests sum up what was paid. Null until completed.
alter table quests add column xp_paid integer;
update quests q set xp_paid = l.amount
from xp_ledger l
where q.completed_at is not null and l.user_id = q.user_id and l.source_type = 'quest' and l.source_id = q.id::text;

-- The latest completion of the day and the zone that gave it its date: both decide whether the next one is a new day.
alter table active_days add column last_at timestamptz, add column time_zone text;
update active_days a set last_at = q.last_at, time_zone = u.time_zone
from users u,
  (select user_id, completed_day, max(completed_at) as last_at from quests
   where completed_at > now() - interval '4 days' group by user_id, completed_day) q
where u.id = a.user_id and q.user_id = a.user_id and q.completed_day = a.day;

-- Batches are counted by time, no longer by the calendar.
create index generations_of_person on generations (user_id, created_at);
drop index generations_by_day;
