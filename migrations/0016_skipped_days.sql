-- How many dates right before this day a change of zone skipped: they are neither counted nor missed.
alter table active_days add column skipped smallint not null default 0;

-- The caps are summed over xp_ledger_recent; nothing reads by this one.
drop index xp_ledger_own;
