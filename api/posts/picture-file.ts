/** Maximum size of a picture of a post, in bytes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** Magic numbers by offset. */
const signatures = [
  { form: 'jpg', at: 0, bytes: ['\xFF\xD8\xFF'] },
  { form: 'png', at: 0, bytes: ['\x89PNG\r\n\x1A\n'] },
  { form: 'gif', at: 0, bytes: ['GIF87a', 'GIF89a'] },
  { form: 'webp', at: 8, bytes: ['WEBP'] },
  { form: 'avif', at: 4, bytes: ['ftypavif', 'ftypavis'] },
] as const;

/** How many bytes at the start of a file identify its format. */
export const PICTURE_HEAD_BYTES = 16;

/** Detects a common picture format from the start of a file; `null` for any other file. */
export function pictureFormat(source: Uint8Array): (typeof signatures)[number]['form'] | null {
  const head = String.fromCodePoint(...source.subarray(0, PICTURE_HEAD_BYTES));
  const found = signatures.find(({ at, bytes }) => bytes.some((text) => head.startsWith(text, at)));
  return found?.form ?? null;
}

/** Returns why a file cannot be a picture of a post, as far as its size and start tell. Completes "This file …". */
export function pictureFileProblem(bytes: number, head: Uint8Array): string | null {
  if (bytes > MAX_PICTURE_BYTES) return 'is larger than 20 MB';
  return pictureFormat(head) === null ? 'is not a JPEG, PNG, WebP, AVIF or GIF picture' : null;
}
