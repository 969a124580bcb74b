-- What a quest really paid, caps over any 24 hours, and one streak day a moment. Rows that are there are filled in 0017.

-- The mentor's suggestions have a cap, as a person's own quests have.
alter table xp_ledger add column is_suggested boolean not null default false;

-- The ledger's amount, beside the quest: lists of quests sum up what was paid. Null until completed.
alter table quests add column xp_paid integer;

-- The latest completion of the day and the zone that gave it its date: both decide whether the next one is a new day.
alter table active_days add column last_at timestamptz, add column time_zone text;

-- Batches are counted by time, no longer by the calendar.
create index generations_of_person on generations (user_id, created_at);
drop index generations_by_day;
