/** One page of a trail. */
export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  /** The pages above this one, from Home down. */
  trail: readonly Crumb[];
  /** The name of this page. */
  current: string;
};

/** Where this page is in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="ui-breadcrumbs">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
