-- Monday stood there for everybody who never chose.
update reminder_settings set digest_weekday = null where digest <> 'weekly';
