export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Detected from the first bytes, ignoring the declared type; null for any other format. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Array.from(bytes.subarray(0, 12), (byte) => String.fromCharCode(byte)).join("");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (/^GIF8[79]a/u.test(head)) return "image/gif";
  // Bytes 4 to 7, between the two, are the file's length.
  return head.startsWith("RIFF") && head.endsWith("WEBP") ? "image/webp" : null;
}

/** URL path of a person's picture. */
export function picturePath(avatarId: string | null): string | null {
  return avatarId && `/avatars/${avatarId}`;
}
