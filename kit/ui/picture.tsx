type PictureProps = {
  /** `site.assetBase`: where images are served, without a trailing slash. */
  assetBase: string;
  /** The path below the asset base, such as `illustrations/doctor-child.svg`. */
  path: string;
  /** Intrinsic size in pixels; reserves space before the image loads. */
  width: number;
  height: number;
  /** Empty if the text next to the image says the same. */
  alt: string;
  /** Whether the image is above the fold and loads first. All others load lazily. */
  first?: boolean;
  className?: string | undefined;
};

/** An image from the site's assets. */
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
