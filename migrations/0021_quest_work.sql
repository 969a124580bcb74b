-- What a person did on a quest so far: ticked steps and counted time.
alter table quests
  -- Numbers of the ticked steps, in order; the first step is 1.
  add column steps_done smallint[] not null default '{}',
  -- Counted seconds up to counting_since. Null until this or a later version counts: such a quest, if started,
  -- counts since its start.
  add column worked_sec integer check (worked_sec >= 0),
  -- Null while paused, not started or completed.
  add column counting_since timestamptz;
