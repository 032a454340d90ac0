import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { indianDay } from '@site/api/indian-time.ts';
import { parsePostFile } from '@site/delivery/publishing/post-file.ts';
import { isPictureAddress, readPostText } from '@site/delivery/publishing/post-markdown.ts';
import { takenPost } from '../service/post-route.ts';
import { callService } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** Sends a post's file and pictures to a delivery service. */
export async function sendPost(address: ServiceAddress, file: string) {
  const contents = await readFile(file, 'utf8');
  const form = new FormData();
  form.append('post', new Blob([contents]), path.basename(file));
  const folder = path.dirname(file);
  for (const name of picturesOf(contents, file)) {
    // The service reports missing pictures.
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    if (bytes) form.append('picture', new Blob([new Uint8Array(bytes)]), name);
  }
  return callService(address, { method: 'POST', path: '/v1/posts', body: { form } }, takenPost);
}

function picturesOf(contents: string, file: string): readonly string[] {
  const read = parsePostFile(contents, path.basename(file), indianDay(Date.now()));
  if (read.kind === 'invalid') return [];
  const named = [read.post.thumbnail, ...readPostText(read.post).pictures.map((each) => each.file)];
  return [...new Set(named)].filter((name) => !isPictureAddress(name));
}
