import { Empty, Heading } from '../page/heading.tsx';
import type { DeskSection } from '../section.ts';

/** What parents send. */
export function inboxSection(): DeskSection {
  return {
    path: '/inbox',
    title: 'Inbox',
    icon: 'mail',
    action: 'read-inbox',
    routes(app, desk) {
      app.get('/inbox', { config: { access: 'read-inbox' } }, async (request, reply) =>
        desk.show(request, reply, {
          title: 'Inbox',
          body: (
            <>
              <Heading>Inbox</Heading>
              <Empty title="Nothing yet">What parents send appears here.</Empty>
            </>
          ),
        }),
      );
    },
  };
}
