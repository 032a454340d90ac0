import { rename, writeFile } from 'node:fs/promises';

/** Saves a file atomically, as editors do: a watcher sees either the old text or the new one, never a partial one. */
export async function saveFile(file: string, text: string): Promise<void> {
  const aside = `${file}~`;
  await writeFile(aside, text);
  await rename(aside, file);
}
