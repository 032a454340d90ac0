import type { Draft, Writer } from '@site/api/posts/draft-store.ts';
import { textIn } from '../page/form-values.ts';
import { fieldsOf, fieldsSent, isBlank, type PostFields, sourceOf } from './post-fields.ts';
import { draftsOf, type PostsContext, todayOf } from './publish-draft.ts';
import { addSentPicture } from './sent-pictures.ts';

/** Result of saving a form. */
export type Saved = {
  /** `changed`: someone saved since the form was opened, so nothing was overwritten. */
  kind: 'saved' | 'changed';
  /** The current draft and the submitted fields. */
  draft: Draft;
  fields: PostFields;
  /** Errors of uploaded pictures. */
  pictureProblems: readonly string[];
};

/** Saves a submitted form with its pictures, unless someone saved since it was opened. */
export async function saveSent(
  context: PostsContext,
  draft: Draft,
  body: unknown,
  by: Writer,
): Promise<Saved> {
  const files = typeof body === 'object' && body !== null ? body : {};
  const fields = fieldsSent(body);
  // The URL of a published post must not change.
  if (draft.firstLiveAt !== null) fields.slug = draft.slug;
  const pictureProblems: string[] = [];
  const add = async (name: 'thumbnailFile' | 'pictureFile') => {
    const sent = name in files ? Reflect.get(files, name) : undefined;
    const added = await addSentPicture(context, draft.id, sent);
    if (added?.kind === 'wrong') pictureProblems.push(added.reason);
    return added?.kind === 'added' ? added.name : null;
  };
  const thumbnail = await add('thumbnailFile');
  if (thumbnail !== null) fields.thumbnail = thumbnail;
  const picture = await add('pictureFile');
  if (picture !== null) {
    const alt = textIn(body, 'pictureAlt')
      .replaceAll(/[[\]\\]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    fields.body = `${fields.body.trimEnd()}\n\n![${alt}](${picture})\n`;
    if (alt === '') pictureProblems.push('Add a description of the picture between [ and ].');
  }
  const source = sourceOf(fields, todayOf(context), draft.source);
  const isSame = JSON.stringify(fields) === JSON.stringify(fieldsOf(draft.source));
  const isEmpty = draft.source === '' && isBlank(fields);
  if (isSame || isEmpty) return { kind: 'saved', draft, fields, pictureProblems };
  const drafts = draftsOf(context);
  const isNewest = textIn(body, 'version') === String(draft.updatedAt);
  const text = { slug: fields.slug, title: fields.title, source, by };
  const isOwnVersion = textIn(body, 'overwrites') === 'yes';
  const isSaved = isNewest && (await drafts.save(draft, text, { isOwnVersion }));
  const now = (await drafts.find(draft.id)) ?? draft;
  return { kind: isSaved ? 'saved' : 'changed', draft: now, fields, pictureProblems };
}
