import { useQuery } from "@tanstack/react-query";
import type { OutputOf } from "#contracts/endpoint.ts";
import { readMentor } from "#contracts/mentor.ts";
import { queryOf } from "#web/platform/api/query-of.ts";

export type Mentor = OutputOf<typeof readMentor>;

/** The models that answer, where text is sent, and suggested questions. */
export function useMentor(isOpen: boolean): Mentor | undefined {
  const { data } = useQuery({
    ...queryOf(readMentor),
    enabled: isOpen,
  });
  return data;
}
