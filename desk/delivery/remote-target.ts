import { indianDay } from '@site/api/indian-time.ts';
import { readPost } from '@site/api/posts/post-file.ts';
import type { PostSource } from '@site/api/posts/publish-post.ts';
import { releaseReader } from '@site/delivery/releases/fetch-release.ts';
import { packRelease } from '@site/delivery/releases/release-archive.ts';
import { remoteDelivery } from './remote-client.ts';
import type { ServiceAddress } from './service-address.ts';
import { type DeliveryTarget, outcomeOf, targetOf } from './target.ts';

const TYPE = 'application/octet-stream';

/** A delivery service as a target. `dataDir` contains the releases built on this machine. */
export function remoteTarget(address: ServiceAddress, dataDir: string): DeliveryTarget {
  const api = remoteDelivery(address);
  return targetOf(api, async (release) => {
    const archive = await packRelease(release, releaseReader(dataDir, release));
    const body = new Blob([new Uint8Array(archive)], { type: TYPE });
    await api.releases.upload({ params: { section: release.name }, body });
  });
}

/** Sends a post and its pictures to a delivery service, which reports missing ones. */
export async function sendPost(address: ServiceAddress, { name, contents, picture }: PostSource) {
  const { pictures } = readPost(contents, { name, today: indianDay(Date.now()) });
  const sent: File[] = [];
  for (const file of new Set(pictures.map((each) => each.file))) {
    const bytes = await picture(file);
    if (bytes) sent.push(new File([new Uint8Array(bytes)], file, { type: TYPE }));
  }
  const post = new File([contents], name, { type: TYPE });
  const sending = remoteDelivery(address).posts.publish({ post, picture: sent });
  return outcomeOf(sending.then(({ body }) => body));
}
