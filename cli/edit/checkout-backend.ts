import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import { readInside } from '@site/delivery/read-inside.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { documentSections, documentsIn, problemsOf, removedTexts } from './documents.ts';

/** Thrown when an edit is rejected. The message is shown to the writer. */
export class EditRejectedError extends Error {
  override name = 'EditRefusedError';
}

const asset = v.object({ path: v.string(), content: v.string(), encoding: v.literal('base64') });
const file = v.object({ path: v.string(), label: v.optional(v.string()) });

/** The requests of Decap CMS's "proxy" backend that a checkout without drafts supports. */
export const editRequest = v.variant('action', [
  v.object({
    action: v.literal('entriesByFolder'),
    params: v.object({ folder: v.string(), extension: v.string() }),
  }),
  v.object({ action: v.literal('entriesByFiles'), params: v.object({ files: v.array(file) }) }),
  v.object({ action: v.literal('getEntry'), params: file }),
  v.object({
    action: v.literal('persistEntry'),
    params: v.object({
      /** `base` is the text that was opened for editing. */
      dataFiles: v.array(v.object({ path: v.string(), raw: v.string(), base: v.string() })),
      assets: v.array(asset),
    }),
  }),
  v.object({ action: v.literal('getMedia'), params: v.object({ mediaFolder: v.string() }) }),
  v.object({ action: v.literal('getMediaFile'), params: file }),
  v.object({ action: v.literal('persistMedia'), params: v.object({ asset }) }),
  v.object({ action: v.literal('getNotes') }),
  v.object({ action: v.literal('getDeployPreview') }),
]);

type EditRequest = v.InferOutput<typeof editRequest>;

/** Size limit of a picture; a save with its pictures has one too. */
const MAX_PICTURE_BYTES = 60 * 1024 * 1024;

const PICTURE = /^\w[\w-]*(?:\.[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/;
const SITE_CONFIG = 'site.config.json';

/** Lets the editor read and write a checkout's documents and pictures, and nothing else. */
export function checkoutBackend(root: string): (request: EditRequest) => Promise<unknown> {
  /** The text we last wrote to each document, which doesn't count as a conflicting change. */
  const written = new Map<string, string>();

  return async (request) => {
    switch (request.action) {
      case 'entriesByFolder': {
        const { folder, extension } = request.params;
        const all = documents().filter(
          (name) => path.dirname(name) === folder && hasExtension(name, extension),
        );
        return Promise.all(all.map((name) => entry({ path: name })));
      }
      case 'entriesByFiles':
        return Promise.all(request.params.files.map(entry));
      case 'getEntry':
        return entry(request.params);
      case 'persistEntry':
        return save(request.params);
      case 'getMedia':
        return media(request.params.mediaFolder);
      case 'getMediaFile':
        return picture(request.params.path);
      case 'persistMedia':
        await writeAtomically(
          pictureFile(request.params.asset.path),
          bytesOf(request.params.asset),
        );
        return picture(request.params.asset.path);
      case 'getNotes':
        return { notes: [] };
      case 'getDeployPreview':
        return null;
    }
  };

  function documents(): string[] {
    const all = documentSections(root).flatMap((section) => documentsIn(section));
    return all.map((name) => path.relative(root, name)).concat(SITE_CONFIG);
  }

  function documentFile(name: string): string {
    if (!documents().includes(name)) throw new EditRejectedError(`${name} is not a document.`);
    return path.join(root, name);
  }

  function pictureFile(name: string): string {
    if (!pictureFolders().includes(path.posix.dirname(name))) {
      throw new EditRejectedError(`${path.posix.dirname(name)} is not a folder of pictures.`);
    }
    if (!PICTURE.test(path.basename(name))) {
      const words = `${path.basename(name)} is not supported: use an .svg, .png, .jpg, .webp or .avif file whose name has only letters, digits, dots and hyphens.`;
      throw new EditRejectedError(words);
    }
    return path.join(root, name);
  }

  async function entry({ path: name, label }: { path: string; label?: string | undefined }) {
    const data = await readFile(documentFile(name), 'utf8');
    return { data, file: { path: name, id: null, ...(label !== undefined && { label }) } };
  }

  async function save({ dataFiles, assets }: SavedEntry) {
    for (const { path: name, base } of dataFiles) {
      const now = await readFile(documentFile(name), 'utf8');
      if (now !== base && now !== written.get(name))
        throw new EditRejectedError(
          `${name} was changed elsewhere after you opened it. Copy your changes, reload this page and paste them again.`,
        );
    }
    // Validating a document requires its pictures. If the document is rejected, delete the new ones.
    const added = assets.map((one) => ({ file: pictureFile(one.path), bytes: bytesOf(one) }));
    const created = added
      .map(({ file }) => [path.dirname(file), file].find((each) => !existsSync(each)))
      .filter((each) => each !== undefined);
    for (const one of added) await writeAtomically(one.file, one.bytes);
    const problems = dataFiles.flatMap(({ path: name, raw, base }) => {
      if (name === SITE_CONFIG) return configProblems(raw);
      const file = path.join(root, name);
      const found = problemsOf(file, raw);
      return found.length > 0 ? found : removedTexts(file, base, raw);
    });
    if (problems.length > 0) {
      await Promise.all(created.map((each) => rm(each, { recursive: true, force: true })));
      const words = problems.map((problem) => problem.replace(root + path.sep, ''));
      throw new EditRejectedError(words.join('\n'));
    }
    for (const { path: name, raw } of dataFiles) {
      await writeAtomically(path.join(root, name), raw);
      written.set(name, raw);
    }
    return { message: 'saved' };
  }

  async function media(folder: string) {
    const isKnown = pictureFolders().includes(folder) && existsSync(path.join(root, folder));
    const all = isKnown ? await readdir(path.join(root, folder)) : [];
    const pictures = all.filter((name) => PICTURE.test(name));
    return Promise.all(pictures.map((name) => picture(`${folder}/${name}`)));
  }

  async function picture(name: string) {
    const file = pictureFile(name);
    const bytes = await readInside(path.dirname(file), path.basename(file), MAX_PICTURE_BYTES);
    if (!bytes) throw new EditRejectedError(`${name} is not a picture in this checkout.`);
    const content = bytes.toString('base64');
    return { id: name, content, encoding: 'base64', name: path.basename(name), path: name };
  }
}

type SavedEntry = Extract<EditRequest, { action: 'persistEntry' }>['params'];

/** The folders of pictures: the parts' own, and the shared one. */
function pictureFolders(): string[] {
  return ['kit/assets/illustrations', ...ownParts().map((part) => `${part}/assets`)];
}

/** Whether a file has exactly this extension, not a longer one such as `.checklist.yaml`. */
function hasExtension(name: string, extension: string): boolean {
  return path.basename(name).replace(/^[^.]*\./, '') === extension;
}

function configProblems(raw: string): string[] {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), raw);
  if (!json.success) return [`${SITE_CONFIG} is not valid JSON: ${json.issues[0].message}`];
  const parsed = parseSiteConfig(json.output);
  if (parsed.kind === 'valid') return [];
  return parsed.problems.map((problem) => `${SITE_CONFIG}: ${problem}`);
}

function bytesOf({ content }: { content: string }): Buffer {
  return Buffer.from(content, 'base64');
}

/** Writes a file atomically, so that watchers never see a partial file. */
async function writeAtomically(name: string, contents: string | Buffer): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  const temporary = `${name}~`;
  await writeFile(temporary, contents);
  await rename(temporary, name);
}
