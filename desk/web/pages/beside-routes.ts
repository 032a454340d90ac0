import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { reasonsIn } from '../../content/publisher.ts';
import { framedFile, framedPage, framedPolicy, siteFolders } from '../page/framed-page.ts';
import type { Routes } from '../page/routes.tsx';
import { textSetNamed } from '../../content/text-set.ts';
import { documentIn, type PagesContext } from './pages-context.ts';
import { readPicture } from './sent-document.ts';

/** The real page of a document with the saved text, and the files that it loads. */
export function besideRoutes(on: Routes, context: PagesContext): void {
  const { content, pageView, siteFile } = context;

  on.page('/pages/beside', {
    find: documentIn(context),
    async show({ of: document }) {
      try {
        const html = await pageView.htmlOf(document);
        return html === null ? null : framedPage(html);
      } catch (error) {
        const send = reasonsIn(error).join('\n');
        return { send, status: 422, type: contentTypes.txt, headers: framedPolicy };
      }
    },
  });

  for (const folder of siteFolders) {
    on.page(`${folder}/*`, {
      async show({ params }) {
        const address = `${folder}/${params['*']}`;
        return framedFile(address, (await siteFile(address)) ?? (await newPicture(address)));
      },
    });
  }

  /** A picture that is not live yet. Its address has a hash: `/website/assets/mfe-home/sea.1a2b3c4d.webp`. */
  async function newPicture(address: string): Promise<Buffer | null> {
    const [, name, stem, ending] =
      /^\/website\/assets\/([\w-]+)\/([\w.-]+)\.[\da-f]{8}(\.\w+)$/.exec(address) ?? [];
    const section = textSetNamed(name);
    if (section === null) return null;
    return await content.inSection(section, (tree) =>
      readPicture(tree, section, `${stem}${ending}`),
    );
  }
}
