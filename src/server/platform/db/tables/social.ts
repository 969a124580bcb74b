export interface SocialTables {
  social_connections: {
    user_id: string;
    platform: "twitter" | "linkedin" | "instagram";
    handle: string;
    connected_at: Date;
  };
}
