export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** By its first bytes, whatever anybody says it is; null for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Array.from(bytes.subarray(0, 12), (byte) => String.fromCharCode(byte)).join("");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/u.test(head)) return "image/gif";
  // Between the two stands the file's length.
  return head.startsWith("RIFF") && head.endsWith("WEBP") ? "image/webp" : null;
}

/** Where this server shows a person's picture. */
export function picturePath(avatarId: string | null): string | null {
  return avatarId && `/avatars/${avatarId}`;
}
