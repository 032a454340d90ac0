import { rename, writeFile } from 'node:fs/promises';

/** Saves a file atomically, as editors do: a watcher finds the old text or the new one, never half. */
export async function saveFile(file: string, text: string): Promise<void> {
  const aside = `${file}~`;
  await writeFile(aside, text);
  await rename(aside, file);
}
