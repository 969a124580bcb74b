export interface ShareLinksTable {
  id: string;
  token: string;
  user_id: string;
  subject: string;
  created_at: Date;
  revoked_at: Date | null;
}

export interface SharesTable {
  user_id: string;
  subject: string;
  platform: string;
  shared_at: Date;
  is_paid: boolean;
}
