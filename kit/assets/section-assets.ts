import type { PictureContent } from '../ui/content-picture.tsx';

/** A section's `assets/` by name: the path below the asset base and, for images, the size in pixels. */
export type AssetFiles = Readonly<Record<string, { src: string; width?: number; height?: number }>>;

export type SectionAssets = {
  /** Returns an image with its size. Omit `alt` if the text next to the image says the same. */
  picture: {
    (name: string, alt: string): Required<PictureContent>;
    (name: string): Omit<PictureContent, 'alt'>;
  };
  /** Returns a file's path below the asset base. */
  file: (name: string) => string;
};

/** Looks up assets by name. Both functions throw if `assets/` has no such file. */
export function sectionAssets(files: AssetFiles): SectionAssets {
  function find(name: string) {
    const found = files[name];
    if (!found) throw new Error(`assets/${name} does not exist. Add the file or fix the name.`);
    return found;
  }
  function picture(name: string, alt: string): Required<PictureContent>;
  function picture(name: string): Omit<PictureContent, 'alt'>;
  function picture(name: string, alt?: string) {
    const { src, width, height } = find(name);
    if (width === undefined || height === undefined)
      throw new Error(`assets/${name} is not an image.`);
    return alt === undefined ? { src, width, height } : { src, alt, width, height };
  }
  return { picture, file: (name) => find(name).src };
}
