import { RANGES } from "#domain/analytics/ranges.ts";

export interface ConsoleCall {
  /** The page of the console that makes it. */
  readonly page: string;
  readonly path: string;
  /** Its figures are kept by the server for a while. */
  readonly isKept?: boolean;
}

/** Whom and what the calls are about. */
export interface Subjects {
  readonly person: string;
  readonly message: string;
  /** A place in the middle of the list of people, and of lists by time. */
  readonly midway: string;
  readonly before: string;
}

/** Every read of the console, by page: what opening it asks for, each filter, and a later page of each list. */
export function consoleCalls({ person, message, midway, before }: Subjects): ConsoleCall[] {
  const of = (page: string, paths: readonly string[], isKept = false): ConsoleCall[] =>
    paths.map((path) => ({ page, path, isKept }));
  const inRanges = (path: string) => RANGES.map((range) => `${path}?range=${range}`);
  return [
    ...of("Overview", [...inRanges("/api/analytics/pulse"), ...inRanges("/api/analytics/dashboard")], true),
    ...of("Revenue", inRanges("/api/analytics/revenue"), true),
    ...of("Report", inRanges("/api/analytics/report"), true),
    ...of("People", [
      "/api/admin/people/counts",
      "/api/admin/people?sort=seen&order=desc",
      "/api/admin/people?sort=name&order=asc&planKind=churned&segment=Dormant",
      "/api/admin/people?sort=xp&order=desc&search=weber",
      "/api/admin/people?sort=joined&order=desc&search=3f9c",
      "/api/admin/people?sort=seen&order=desc&search=chen&planKind=trial&segment=At+risk",
      `/api/admin/people?sort=seen&after=${midway}`,
      "/api/admin/flags",
      "/api/admin/users",
      "/api/admin/users?search=weber",
    ]),
    ...of("A person", [
      `/api/admin/people/${person}`,
      `/api/admin/people/${person}/timeline`,
      `/api/admin/people/${person}/xp`,
    ]),
    ...of("Engine", [
      "/api/rag/training-data",
      "/api/rag/training-data?deleted=true",
      `/api/rag/training-data?before=${before}`,
      "/api/admin/rag-decisions",
    ]),
    ...of("Feedback", [
      "/api/admin/feedback",
      "/api/admin/feedback?status=new&type=bug",
      "/api/admin/feedback?status=done&type=feature",
      "/api/admin/feedback?mine=true",
      `/api/admin/feedback?before=${before}`,
      `/api/admin/feedback/${message}`,
      "/api/admin/operators",
    ]),
    ...of("System", [
      "/api/admin/setup",
      "/api/admin/alerts",
      "/api/admin/alert-channels",
      "/api/performance/dashboard",
      ...["1h", "24h", "7d", "90d"].map((range) => `/api/performance/history?range=${range}`),
    ]),
    ...of("System", ["/api/admin/stats"], true),
    ...of("Audit log", ["/api/admin/audit", `/api/admin/audit?before=${before}`]),
    ...of("Mails", [
      "/api/admin/email-automation",
      "/api/admin/email-targets?quick=true",
      "/api/admin/mail-texts",
      "/api/admin/mail-texts/inactive_7d/versions",
      ...["all", "sent", "failed", "sending", "in_doubt"].map((state) => `/api/admin/mails?state=${state}`),
      `/api/admin/mails?before=${before}`,
    ]),
  ];
}
