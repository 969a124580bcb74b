-- Fills what 0013 and 0014 added. A file of its own, because it takes long: it locks rows, and no table against
-- instances of the program before. What they write meanwhile or later stays null, and is read as such.

update xp_ledger l set is_suggested = true
from quests q
where q.origin = 'mentor' and l.user_id = q.user_id and l.source_type = 'quest' and l.source_id = q.id::text;

update quests q set xp_paid = l.amount
from xp_ledger l
where q.completed_at is not null and q.xp_paid is null
  and l.user_id = q.user_id and l.source_type = 'quest' and l.source_id = q.id::text;

update people_activity p set funnel = v.marks, funnel_at = v.first_at
from (
  select user_id, bit_or(marks & 127) as marks, min(started_at) as first_at
  from visits where user_id is not null and marks & 127 <> 0 group by user_id
) as v
where v.user_id = p.user_id;

create temporary table reached on commit drop as
with unit as (
  select p.funnel as marks, p.funnel_at as at, u.issuer = 'demo' as is_demo
  from people_activity p join users u on u.id = p.user_id where p.funnel_at is not null
  union all
  select marks, started_at, is_demo from visits where user_id is null and marks & 127 <> 0
)
select s.metric, s.key, unit.at, unit.is_demo
from unit
join (values
  ('step', 'landing_page_view', 1), ('step', 'cta_click', 3),
  ('step', 'onboarding_start', 11), ('step', 'onboarding_completion', 27),
  ('onboarding', 'started', 8), ('onboarding', 'finished', 24)
) as s (metric, key, marks) on unit.marks & s.marks = s.marks;

insert into daily_counts (metric, day, key, is_demo, n, total)
select metric, (at at time zone 'UTC')::date, key, is_demo, count(*), 0 from reached group by 1, 2, 3, 4;

insert into hourly_counts (metric, hour, key, is_demo, n, total)
select metric, date_trunc('hour', at, 'UTC'), key, is_demo, count(*), 0 from reached group by 1, 2, 3, 4;

-- Last, because whoever completes a quest today waits for these rows.
update active_days a set last_at = q.last_at, time_zone = u.time_zone
from users u,
  (select user_id, completed_day, max(completed_at) as last_at from quests
   where completed_at > now() - interval '4 days' group by user_id, completed_day) q
where a.last_at is null and u.id = a.user_id and q.user_id = a.user_id and q.completed_day = a.day;
