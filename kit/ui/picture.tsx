type PictureProps = {
  /** `site.assetBase`: where pictures are served, without a slash at the end. */
  assetBase: string;
  /** Below the asset base, such as `illustrations/doctor-child.svg`. */
  path: string;
  /** The picture's own size in pixels; keeps its place free before it arrives. */
  width: number;
  height: number;
  /** What the picture tells; empty when the words beside it tell the same. */
  alt: string;
  /** In the first view of the page: asked for at once and first. All others wait until they are near. */
  first?: boolean;
  /** Its width and place. */
  className?: string | undefined;
};

/** A picture from the site's own assets. Its place and width come from what is around it. */
export function Picture({
  assetBase,
  path,
  width,
  height,
  alt,
  first = false,
  className,
}: PictureProps) {
  return (
    <img
      className={className}
      src={`${assetBase}/${path.replace(/^\//, '')}`}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      draggable={false}
    />
  );
}
