import { indianDay } from '@site/api/indian-time.ts';
import { readPost } from '@site/api/posts/post-file.ts';
import type { PostSource } from '@site/api/posts/publish-post.ts';
import { takenPost } from '../service/post-route.ts';
import { callService } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** Sends a post and its pictures to a delivery service, which reports missing ones. */
export async function sendPost(address: ServiceAddress, { name, contents, picture }: PostSource) {
  const form = new FormData();
  form.append('post', new Blob([contents]), name);
  const { pictures } = readPost(contents, { name, today: indianDay(Date.now()) });
  for (const file of new Set(pictures.map((each) => each.file))) {
    const bytes = await picture(file);
    if (bytes) form.append('picture', new Blob([new Uint8Array(bytes)]), file);
  }
  return callService(address, { method: 'POST', path: '/v1/posts', body: { form } }, takenPost);
}
