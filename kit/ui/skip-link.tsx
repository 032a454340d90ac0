type SkipLinkProps = { children: string };

/** The first link of a page, visible on focus. Skips to `#main`. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      className="absolute top-0 left-gutter z-50 -translate-y-[110%] rounded-t-none rounded-b-input bg-ink px-5 py-3 text-white focus:translate-none print:hidden"
      href="#main"
    >
      {children}
    </a>
  );
}
