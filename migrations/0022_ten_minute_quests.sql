-- A person's first quest takes ten minutes.

alter table quests
  drop constraint quests_estimated_hours_check,
  add constraint quests_estimated_hours_check check (estimated_hours > 0 and estimated_hours <= 16);
