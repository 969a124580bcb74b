import type { PictureType } from "#domain/avatars/picture-type.ts";

export interface AvatarsTables {
  avatars: {
    id: string;
    user_id: string;
    content_type: PictureType;
    bytes: Buffer;
    fetched_at: Date;
  };
}
