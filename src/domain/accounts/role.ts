export const ROLES = ["member", "admin"] as const;
export type Role = (typeof ROLES)[number];
