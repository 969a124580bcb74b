export interface SharingTables {
  share_links: {
    id: string;
    token: string;
    user_id: string;
    subject: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  shares: {
    user_id: string;
    subject: string;
    platform: string;
    shared_at: Date;
    is_paid: boolean;
  };
}

export interface SocialTables {
  social_connections: {
    user_id: string;
    platform: "twitter" | "linkedin" | "instagram";
    handle: string;
    connected_at: Date;
  };
}
