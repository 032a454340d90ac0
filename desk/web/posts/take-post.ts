import path from 'node:path';
import { mapConcurrently } from '@site/delivery/map-concurrently.ts';
import { splitPost } from '@site/api/posts/post-file.ts';
import { sentPictureProblem } from '@site/api/posts/post-pictures.ts';
import { checkPost } from '@site/api/posts/publish-post.ts';
import type { TakePost } from '../../delivery/sent-post.ts';
import { fieldsOf } from './post-fields.ts';
import { draftsOf, type PostsContext, publishDraft, todayOf } from './publish-draft.ts';

/** Stores posts sent with a key as drafts of the desk, and publishes them. */
export function takePostsAt(context: PostsContext): TakePost {
  return async ({ file, pictures }, by) => {
    const drafts = draftsOf(context);
    const sent = file.bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    const { name } = path.parse(file.name);
    const isNamed = fieldsOf(sent).slug !== '' || splitPost(sent) === null;
    const source = isNamed ? sent : sent.replace('---\n', `---\nid: ${JSON.stringify(name)}\n`);
    const names = pictures.map((picture) => picture.name);
    const problems = checkPost(source, { name: '', today: todayOf(context), pictures: names });
    if (problems.length > 0) {
      const lineOf = (line: number) => (isNamed || line === 1 ? line : line - 1);
      const said = problems.map(({ line, reason }) => `${file.name}:${lineOf(line)}: ${reason}`);
      return { kind: 'refused', problems: said };
    }
    const unusable = await mapConcurrently(pictures, 1, async ({ name: picture, bytes }) => {
      const problem = await sentPictureProblem(bytes);
      return problem === null ? [] : [`${file.name}: the picture ${picture} ${problem}`];
    });
    if (unusable.flat().length > 0) return { kind: 'refused', problems: unusable.flat() };
    const { slug, title } = fieldsOf(source);
    const text = { slug, title, source, by };
    const known = await drafts.findBySlug(slug);
    const id = known?.id ?? (await drafts.add(text));
    // Text written at the desk stays in the history.
    if (known && !(await drafts.save(known, text, { isOwnVersion: true }))) {
      return { kind: 'busy', problems: [] };
    }
    for (const picture of pictures) await drafts.addPicture(id, picture.name, picture.bytes);
    const draft = await drafts.find(id);
    if (!draft) return { kind: 'busy', problems: [] };
    const outcome = await publishDraft(context, draft, by, { keepsDate: true });
    if (outcome.kind === 'published') return { kind: 'published', post: slug };
    if (outcome.kind !== 'waiting') return { kind: outcome.kind, problems: outcome.problems };
    const { kind, revision } = outcome;
    return { kind, post: slug, revision, problems: [...outcome.problems] };
  };
}
