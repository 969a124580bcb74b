import { useQuery } from "@tanstack/react-query";
import { readPerson } from "#contracts/admin/person.ts";
import { call } from "#web/platform/api/api.ts";
import { READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

export function usePerson(id: string) {
  return useQuery({
    queryKey: [readPerson.path, id],
    queryFn: ({ signal }) => call(readPerson, { id }, { signal }),
    ...READ_ON_MOUNT,
  });
}
