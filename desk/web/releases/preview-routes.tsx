import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { ListedPreview } from '../../delivery/target.ts';
import type { Routes } from '../page/routes.tsx';
import { may } from '../role.ts';
import { entryTitle } from './release-names.ts';
import type { ReleasesContext } from './releases-context.ts';
import { actorWords } from '../accounts/users.ts';

/** Lists and ends previews. They are created on a section's page. */
export function previewRoutes(on: Routes, { targetFor }: ReleasesContext): void {
  on.list('/releases/previews', {
    async show({ search, offset, limit }, { me }) {
      const words = search.toLowerCase();
      const found = (await targetFor(me).previews()).filter(({ what, who }) =>
        `${what} ${who}`.toLowerCase().includes(words),
      );
      return {
        title: 'Previews',
        lead: 'Anyone with the link can see a preview until it expires.',
        back: { href: '/releases', title: 'Releases' },
        search: 'Search',
        noun: 'previews',
        total: found.length,
        empty: {
          title: 'No previews',
          words: 'Create one from a release on the page of its section.',
        },
        rows: previewTable(found.slice(offset, offset + limit), may(me, 'ship-releases')),
      };
    },
  });

  on.action('/releases/previews/:id/end', {
    access: 'ship-releases',
    find: async ({ me, params }) =>
      (await targetFor(me).previews()).find(({ id }) => id === params['id']),
    confirm: ({ of: { what } }) => ({
      title: 'End this preview?',
      lead: `The link stops working immediately: ${what}.`,
      back: { href: '/releases/previews', title: 'Previews' },
      button: 'End preview',
      isDangerous: true,
    }),
    async run({ of: { id }, me }) {
      const isEnded = await targetFor(me).endPreview(id);
      return isEnded ? { to: '/releases/previews', done: 'The preview has ended.' } : null;
    },
  });
}

/** Active previews with their links. */
export function previewTable(previews: readonly ListedPreview[], mayShip: boolean) {
  return {
    caption: 'Previews, newest first',
    columns: ['Preview', 'Created by', 'Expires', ...(mayShip ? ['Actions'] : [])],
    rows: previews.map(({ id, what, who, endsAt, link }) => ({
      key: id,
      cells: [
        <ExternalLink key="link" href={link}>
          {entryTitle(what, new Map())}
        </ExternalLink>,
        <bdi key="who">{actorWords(who)}</bdi>,
        indianMinute(endsAt),
        mayShip && (
          <a key="end" href={`/releases/previews/${id}/end`} className="text-coral-700">
            End<span className="sr-only"> preview {id}</span>
          </a>
        ),
      ].slice(0, mayShip ? 4 : 3),
    })),
  };
}
