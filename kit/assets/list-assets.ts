import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';

/** A section's `assets/` by name: the path below the asset base and, for images, the size in pixels. */
export type AssetFiles = Readonly<Record<string, { src: string; width?: number; height?: number }>>;

const IMAGE = /\.(svg|png|jpe?g|webp|avif|gif)$/;

/**
 * Lists a section's `assets/` by name, with image sizes. Only for tools. Throws if an image cannot be read.
 */
export function listAssets(section: string, folder: URL | string): AssetFiles {
  const root = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const files = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.md'),
  );
  return Object.fromEntries(
    files.map(({ name }) => {
      const bytes = readFileSync(path.join(root, name));
      const src = `${section}/${hashedName(name, bytes)}`;
      return [name, IMAGE.test(name) ? { src, ...sizeOf(name, bytes) } : { src }];
    }),
  );
}

/** Returns the content-addressed name in a release: `hero.svg` becomes `hero.1a2b3c4d.svg`. */
export function hashedName(name: string, bytes: Uint8Array): string {
  const { name: base, ext } = path.parse(name);
  return `${base}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}${ext}`;
}

function sizeOf(name: string, bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch (cause) {
    throw new Error(`assets/${name} is not an image with a readable size.`, { cause });
  }
}
