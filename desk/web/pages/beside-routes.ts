import { contentTypeOf, contentTypes } from '@site/delivery/releases/content-types.ts';
import { reasonsIn } from '../../content/publisher.ts';
import type { Routes } from '../page/routes.tsx';
import { textSetNamed } from '../../content/text-set.ts';
import { documentIn, type PagesContext } from './pages-context.ts';
import { readPicture } from './sent-document.ts';

/** Pages of the site run no scripts at the desk, send nothing, and are framed by the desk alone. */
const policy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; font-src 'self'; img-src 'self' data:; media-src 'self'; style-src 'self'";

const scripts = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The folders of the site with what its pages load. */
const folders = ['/r', '/first-screen', '/website'] as const;

/** The real page of a document with the saved text, and the files that it loads. */
export function besideRoutes(on: Routes, context: PagesContext): void {
  const { content, pageView, siteFile } = context;

  on.page('/pages/beside', {
    find: documentIn(context),
    async show({ of: document }) {
      const headers = { 'content-security-policy': policy };
      try {
        const html = await pageView.htmlOf(document);
        if (html === null) return null;
        // The policy blocks scripts; without them, the browser does not report that.
        return { send: html.replaceAll(scripts, ''), type: contentTypes.html, headers };
      } catch (error) {
        return { send: reasonsIn(error).join('\n'), status: 422, type: contentTypes.txt, headers };
      }
    },
  });

  for (const folder of folders) {
    on.page(`${folder}/*`, {
      async show({ params }) {
        const address = `${folder}/${params['*']}`;
        const bytes = (await siteFile(address)) ?? (await newPicture(address));
        const type = contentTypeOf(address);
        if (!bytes || type === null) return null;
        const headers = {
          'content-security-policy': "default-src 'none'; sandbox",
          // The address of a file changes with the file.
          'cache-control': 'private, max-age=604800',
        };
        return { send: bytes, type, headers };
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
