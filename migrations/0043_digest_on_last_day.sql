-- The weekly mail comes on the last day of the week with time, unless a weekday was chosen. Who has one keeps it.
alter table reminder_settings
  alter column digest_weekday drop not null,
  alter column digest_weekday drop default;
