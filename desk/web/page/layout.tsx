import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { SkipLink } from '@site/kit/ui/skip-link.tsx';
import type { ReactNode } from 'react';
import type { User } from '../accounts/users.ts';
import { may } from '../role.ts';
import type { DeskSection } from '../section.ts';
import { PostButton } from './buttons.tsx';
import type { Flash } from './flash.ts';
import { LIST_FIELD } from './list-address.tsx';
import { SELECTED } from './list-table.tsx';

type LayoutProps = {
  /** Product name. */
  product: string;
  /** The signed-in user, if any. */
  user: User | null;
  sections: readonly DeskSection[];
  /** Path and query of the current page. */
  url: string;
  flash: Flash | null;
  /** Whether this page answers a form, and how. */
  answer: 'accepted' | 'refused' | null;
  children: ReactNode;
};

/** The frame of every page: product name, navigation for the user's roles, and the flash message. */
export function Layout({ product, user, sections, url, flash, answer, children }: LayoutProps) {
  const [path = ''] = url.split('?', 1);
  const seen = user ? sections.filter(({ action }) => may(user, action)) : [];
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <header className="border-b border-line bg-surface print:hidden">
        <div className={cn(pageGrid, 'flex flex-wrap items-center gap-x-6')}>
          <a
            href="/"
            className="mr-auto py-3 font-head text-20 leading-tight font-bold text-ink no-underline xl:mr-0"
          >
            {product} <span className="text-teal-700">desk</span>
          </a>
          {seen.length > 0 && (
            <nav
              aria-label="Sections"
              className="order-last -mx-1.5 flex w-[calc(100%+0.75rem)] flex-wrap xl:order-none xl:mx-0 xl:w-auto xl:flex-1"
            >
              {seen.map((section) => (
                <SectionLink key={section.path} section={section} path={path} />
              ))}
            </nav>
          )}
          {user && (
            <a
              href="/account"
              aria-current={path === '/account' ? 'page' : undefined}
              className="flex items-center gap-2 py-3 text-ink no-underline hover:underline"
            >
              <Icon name="kid" size={22} />
              <bdi className="max-w-36 truncate">{user.name}</bdi>
            </a>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-user={user?.id}
        data-answer={answer ?? undefined}
        className={cn(pageGrid, 'block py-6 lg:py-8')}
      >
        {flash && (
          <Note
            as="div"
            icon={flash.tone === 'done' ? 'check' : 'alert'}
            tone={flash.tone === 'done' ? 'teal' : 'coral'}
            className={cn('mb-6', flash.undo && 'items-center')}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <bdi className="min-w-0 wrap-anywhere">{flash.text}</bdi>
              {flash.undo && (
                <PostButton
                  action={flash.undo.to}
                  hidden={{ [SELECTED]: flash.undo.selected, [LIST_FIELD]: url }}
                >
                  Undo
                </PostButton>
              )}
            </div>
          </Note>
        )}
        {children}
      </main>
      {user && <FormNotes />}
    </>
  );
}

/** Texts of the script that keeps what is typed into forms. */
function FormNotes() {
  return (
    <>
      <template id="restored">
        <Note as="div" icon="info" tone="teal" className="mb-4">
          <output className="block">Restored what you had typed. It is not sent yet.</output>
          <button type="button" className="min-h-11 font-semibold text-teal-700 underline">
            Discard
          </button>
        </Note>
      </template>
      <template id="not-sent">
        <p role="alert" className="order-last basis-full font-semibold text-coral-700">
          <span data-if="offline">
            Not sent: you are offline, or the desk does not answer. Nothing you typed is lost. Try
            again in a moment.
          </span>
          <span data-if="signed-out">
            Not sent: you are signed out. Nothing you typed is lost.{' '}
            <a href="/sign-in" target="_blank" rel="noopener">
              Sign in in a new tab
            </a>
            , then try again.
          </span>
          <span data-if="someone-else">
            Not sent: someone else has signed in at this browser. Reload the page to continue as
            them.
          </span>
        </p>
      </template>
    </>
  );
}

function SectionLink({ section, path }: { section: DeskSection; path: string }) {
  const isHere = path === section.path || path.startsWith(`${section.path}/`);
  return (
    <a
      href={section.path}
      aria-current={isHere ? 'page' : undefined}
      className={cn(
        'flex items-center gap-1.5 border-b-[3px] px-1.5 py-2.5 font-semibold whitespace-nowrap no-underline -outline-offset-3 xl:gap-2 xl:px-3 xl:py-4',
        isHere
          ? 'border-teal-600 text-teal-700 forced-colors:border-[color:Highlight]'
          : 'border-transparent text-ink-quiet hover:border-line-strong forced-colors:not-hover:border-[color:Canvas]',
      )}
    >
      <Icon name={section.icon} size={22} className="max-xs:hidden" />
      {section.title}
    </a>
  );
}
