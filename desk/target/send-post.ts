import { indianDay } from '@site/api/indian-time.ts';
import { parsePostFile } from '@site/api/posts/post-file.ts';
import { picturesNamed, type PostSource } from '@site/api/posts/prepare-post.ts';
import { takenPost } from '../service/post-route.ts';
import { callService } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** Sends a post and its pictures to a delivery service, which reports missing ones. */
export async function sendPost(address: ServiceAddress, { name, contents, picture }: PostSource) {
  const form = new FormData();
  form.append('post', new Blob([contents]), name);
  const read = parsePostFile(contents, name, indianDay(Date.now()));
  const named = read.kind === 'valid' ? picturesNamed(read.post) : [];
  for (const file of new Set(named.map((each) => each.file))) {
    const bytes = await picture(file);
    if (bytes) form.append('picture', new Blob([new Uint8Array(bytes)]), file);
  }
  return callService(address, { method: 'POST', path: '/v1/posts', body: { form } }, takenPost);
}
