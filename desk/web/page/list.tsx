import { cn } from '@site/kit/ui/cn.ts';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { Submit } from './buttons.tsx';
import { DeskForm } from './desk-form.tsx';
import { FilterLinks } from './filter-links.tsx';
import { textIn } from './form-values.ts';
import { BackTo, Empty, Heading } from './heading.tsx';
import { keepList, LIST_FIELD } from './list-address.tsx';
import { ListTable, type ListTableProps, SelectRow } from './list-table.tsx';
import { pageIn, Pages } from './pages.tsx';

/** Rows per page unless a list says otherwise. */
const PAGE_SIZE = 50;

/** Maximum length of a search, and of a filter with any value. */
const MAX_LETTERS = 200;

/** A filter that takes any value; empty by default. */
export const ANY = Symbol('any value');

/**
 * The values of each filter, by name. The first is the default. They may depend on the search: one from the list of what
 * is open may cover everything.
 */
export type ListFilters = (
  search: string,
) => Readonly<Record<string, readonly string[] | typeof ANY>>;

/** Filter, search and page of a list. Each combination has its own URL. */
export type ListView = {
  page: number;
  /** The rows of this page. */
  limit: number;
  offset: number;
  search: string;
  /** The value of a filter. */
  filter: (name: string) => string;
  /** Whether a filter has the value that it has by default, with or without a search. */
  isDefault: (name: string) => boolean;
  /** The URL of the list, by default of the same view. Another filter or search starts at the first page. */
  href: (change?: Readonly<Record<string, string>>, path?: string) => string;
  /** A link to an item that leads back to this view. */
  link: (href: string) => string;
};

/** Reads the view of a list from a URL. Unknown values are ignored. */
export function listViewIn(
  { url, query }: Pick<FastifyRequest, 'url' | 'query'>,
  {
    filters = () => ({}),
    size = PAGE_SIZE,
  }: { filters?: ListFilters | undefined; size?: number | undefined },
): ListView {
  const [path = ''] = url.split('?', 1);
  const read = (name: string) => textIn(query, name).trim().slice(0, MAX_LETTERS);
  const usualOf = (known: readonly string[] | typeof ANY = ANY) =>
    known === ANY ? '' : (known[0] ?? '');
  const search = read('q');
  const page = pageIn(textIn(query, 'page'));
  const values = Object.fromEntries(
    Object.entries(filters(search)).map(([name, known]) => {
      const sent = read(name);
      return [name, known === ANY || known.includes(sent) ? sent : usualOf(known)];
    }),
  );
  const href: ListView['href'] = (change = { page: String(page) }, to = path) => {
    const next: Record<string, string> = { q: search, ...values, ...change };
    const asked = new URLSearchParams();
    for (const [name, known] of Object.entries(filters(next['q'] ?? ''))) {
      const value = next[name] ?? '';
      if (value !== usualOf(known)) asked.set(name, value);
    }
    if (next['q']) asked.set('q', next['q']);
    if (next['page'] !== undefined && next['page'] !== '1') asked.set('page', next['page']);
    return asked.size === 0 ? to : `${to}?${asked.toString()}`;
  };
  return {
    page,
    limit: size,
    offset: (page - 1) * size,
    search,
    filter: (name) => values[name] ?? '',
    isDefault: (name) => ['', search].some((text) => usualOf(filters(text)[name]) === values[name]),
    href,
    link: (item) => keepList(item, href()),
  };
}

type Choice = { value: string; label: string };

/** What a list shows. */
export type ListContent = {
  title: string;
  /** Title of the document, if it says more. */
  tabTitle?: string;
  lead?: ReactNode;
  back?: { href: string; title: string };
  /** Buttons next to the heading. */
  actions?: ReactNode;
  above?: ReactNode;
  /** Between the filters and the rows. */
  caption?: ReactNode;
  /** A filter as links. */
  tabs?: {
    name: string;
    options: readonly (Choice & { count?: number | undefined; isUrgent?: boolean })[];
  };
  /** Label of the search field. */
  search?: string;
  /** Filters as fields. */
  selects?: readonly { name: string; label: string; options: readonly Choice[] }[];
  /** Plural noun for the names of the pages. */
  noun: string;
  /** Number of rows on all pages. */
  total: number;
  /** Rows as a table, or as items of their own look. */
  rows:
    | Pick<ListTableProps, 'caption' | 'columns' | 'rows'>
    | readonly { key: string; name: string; item: ReactNode }[];
  /** Says that there are no rows; an empty page of a filter or search has its own words. */
  empty: { title: string; words: ReactNode };
  /** Makes rows selectable, by their keys, which actions read from the field `selected`. */
  select?: readonly { to: string; label: string; isDangerous?: boolean }[] | undefined;
  below?: ReactNode;
};

/** Look of a row that is no row of a table. A link in it covers it. */
const rowLook =
  'relative border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100';

/** A page with a list. */
export function ListPage({ view, ...content }: ListContent & { view: ListView }) {
  const { title, lead, back, actions, above, tabs, noun, total, rows, empty, select } = content;
  const isEmpty = ('rows' in rows ? rows.rows : rows).length === 0;
  const everything = view.href({
    q: '',
    ...Object.fromEntries(
      (content.selects ?? []).map(({ name, options }) => [name, options[0]?.value ?? '']),
    ),
  });
  const isNarrowed = view.page > 1 || view.href({}) !== everything;
  return (
    <>
      {back && <BackTo href={back.href}>{back.title}</BackTo>}
      <Heading lead={lead} actions={actions}>
        {title}
      </Heading>
      {above}
      {tabs && (
        <FilterLinks
          links={tabs.options.map(({ value, label, ...rest }) => ({
            ...rest,
            href: view.href({ [tabs.name]: value }),
            title: label,
            isHere: view.filter(tabs.name) === value,
          }))}
        />
      )}
      {(content.search !== undefined || content.selects) && <Filters view={view} {...content} />}
      {content.caption}
      {isEmpty &&
        (isNarrowed ? (
          <Empty title="No matches">
            Nothing matches this filter. <a href={everything}>Show everything</a>
          </Empty>
        ) : (
          <Empty title={empty.title}>{empty.words}</Empty>
        ))}
      {!isEmpty && <Rows rows={rows} select={select} list={view.href()} />}
      <Pages
        page={view.page}
        size={view.limit}
        total={total}
        noun={noun}
        hrefOf={(page) => view.href({ page: String(page) })}
      />
      {content.below}
    </>
  );
}

/** The search, and the other filters below it. */
function Filters({
  view,
  tabs,
  search = 'Search',
  selects = [],
}: { view: ListView } & Pick<ListContent, 'tabs' | 'search' | 'selects'>) {
  const isOpen = selects.some(({ name, options }) => view.filter(name) !== options[0]?.value);
  const tab = tabs && view.filter(tabs.name);
  return (
    <form method="get" className="mb-5 max-w-dialog">
      {tabs && !view.isDefault(tabs.name) && <input type="hidden" name={tabs.name} value={tab} />}
      <div className="grid grid-cols-[1fr_auto] items-end gap-3 [&>button]:min-h-13">
        <TextField
          id="q"
          name="q"
          type="search"
          label={search}
          defaultValue={view.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Submit variant="second">Search</Submit>
      </div>
      {selects.length > 0 && (
        <details open={isOpen} className="mt-1">
          <summary className="w-fit py-2.5 font-semibold text-teal-700">Filter and sort</summary>
          <div className="grid grid-cols-2 gap-3 py-2 md:grid-cols-3">
            {selects.map(({ name, label, options }) => (
              <SelectField
                key={name}
                id={name}
                name={name}
                label={label}
                defaultValue={view.filter(name)}
                options={options}
              />
            ))}
          </div>
        </details>
      )}
    </form>
  );
}

function Rows({ rows, select, list }: Pick<ListContent, 'rows' | 'select'> & { list: string }) {
  const isSelectable = select !== undefined;
  const body =
    'rows' in rows ? (
      <ListTable {...rows} isSelectable={isSelectable} />
    ) : (
      <ol className="overflow-hidden rounded-card border border-line">
        {rows.map(({ key, name, item }) => (
          <li key={key} className={cn(rowLook, 'flex gap-3')}>
            {isSelectable && <SelectRow of={key} name={name} />}
            <div className="min-w-0 flex-1">{item}</div>
          </li>
        ))}
      </ol>
    );
  const [first] = select ?? [];
  if (!select || !first) return body;
  return (
    <DeskForm action={first.to} hidden={{ [LIST_FIELD]: list }} className="group grid gap-4">
      {body}
      {/* In reach as soon as a row is selected. */}
      <div className="flex flex-wrap gap-3 group-has-checked:sticky group-has-checked:bottom-0 group-has-checked:z-20 group-has-checked:bg-paper group-has-checked:py-3">
        {select.map(({ to, label, isDangerous = false }) => (
          <Submit key={to} to={to} variant={isDangerous ? 'danger' : 'second'}>
            {label}
          </Submit>
        ))}
      </div>
    </DeskForm>
  );
}
