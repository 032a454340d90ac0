import * as v from 'valibot';
import { filesOfPage, isTemplate, newDocuments } from '../../content/new-document.ts';
import { siteDocuments } from '../../content/site-documents.ts';
import type { Routes } from '../page/routes.tsx';
import { documentIn, editHref, type PagesContext } from './pages-context.ts';

const newPageSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'Enter a name.'),
    v.maxLength(80, 'Enter at most 80 letters.'),
    v.regex(/^[^\p{Cc}#{}[\]]*$/u, 'Leave out # { } [ ].'),
  ),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z][A-Za-z\d-]{1,59}$/, 'Use letters and digits, such as fearOfNumbers.'),
  ),
});

/** Makes new pages from those that exist, and deletes them until they are published. */
export function newPageRoutes(on: Routes, context: PagesContext): void {
  const { content } = context;
  const find = documentIn(context);

  on.form('/pages/new', {
    find,
    fields: () => ({
      name: { label: 'Name', hint: 'The heading of the page.' },
      address: {
        label: 'Address',
        hint: 'The last part, such as fearOfNumbers. It cannot be changed later.',
        autoCapitalize: 'none',
        spellCheck: false,
      },
    }),
    schema: newPageSchema,
    view: ({ of: document }) =>
      isTemplate(document)
        ? {
            title: 'New page',
            lead: `It begins as a copy of “${document.title}”. Nobody sees it until you publish it.`,
            back: { href: editHref(document), title: document.title },
            hidden: { file: document.file },
            button: 'Make the page',
          }
        : null,
    async run({ of: document, me }, page) {
      const { section, root } = document;
      const site = await context.readSite();
      const taken = new Set(siteDocuments(section, root, site).map((one) => one.page));
      const made = newDocuments(document, page, taken);
      if ('problem' in made) return { errors: { address: made.problem } };
      const { name: title } = page;
      for (const { file, text } of made.documents)
        await content.add(section, { file, title, contents: text, author: me });
      const [first] = made.documents;
      const done = 'The page is made. All its words are those of the other page: change them.';
      return first ? { to: editHref(first), done } : null;
    },
  });

  on.action('/pages/remove', {
    find,
    confirm: ({ of: { title, file } }) => ({
      title: `Delete “${title}”?`,
      lead: 'It was never published. Its checklist is deleted with it.',
      back: { href: editHref({ file }), title },
      hidden: { file },
      button: 'Delete',
      isDangerous: true,
    }),
    async run({ of: { section, root, file, title }, me }) {
      if (!(await content.isNew(section, file))) return null;
      await content.remove(section, { files: filesOfPage(root, file), title, author: me });
      return { to: '/pages', done: 'The page is deleted.' };
    },
  });
}
