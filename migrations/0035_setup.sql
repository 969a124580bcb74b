-- The set-up checklist asks for the latest backup at each look.

create index audit_log_backups on audit_log (at desc) where act = 'backup_written';
