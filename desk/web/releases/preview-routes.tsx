import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import type { FastifyInstance } from 'fastify';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { may } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';
import { PreviewTable } from './preview-table.tsx';
import type { ReleasesContext } from './releases-context.ts';

/** Lists and ends previews. They are created on a section's page. */
export function previewRoutes(
  app: FastifyInstance,
  desk: Desk,
  { targetFor }: ReleasesContext,
): void {
  app.get('/releases/previews', { config: { access: 'read-releases' } }, async (request, reply) => {
    const me = signedIn(request);
    const previews = await targetFor(me).previews();
    return desk.show(request, reply, {
      title: 'Previews',
      body: (
        <>
          <BackTo href="/releases">Releases</BackTo>
          <Heading lead="Anyone with the link can see a preview until it expires.">
            Previews
          </Heading>
          {previews.length === 0 ? (
            <Empty title="No previews">Create one from a release on the page of its section.</Empty>
          ) : (
            <PreviewTable previews={previews} mayShip={may(me, 'ship-releases')} />
          )}
        </>
      ),
    });
  });

  const url = '/releases/previews/:id/end';
  const config = { access: 'ship-releases' } as const;

  app.get<{ Params: { id: string } }>(url, { config }, async (request, reply) => {
    const previews = await targetFor(signedIn(request)).previews();
    const preview = previews.find(({ id }) => id === request.params.id);
    if (!preview) return desk.notFound(request, reply);
    return desk.show(request, reply, {
      title: 'End this preview?',
      body: (
        <>
          <BackTo href="/releases/previews">Previews</BackTo>
          <Heading lead={`The link stops working immediately: ${preview.what}.`}>
            End this preview?
          </Heading>
          <div className="flex flex-wrap gap-3">
            <DeskForm action={`/releases/previews/${preview.id}/end`}>
              <Button type="submit">End preview</Button>
            </DeskForm>
            <ButtonLink href="/releases/previews" variant="second">
              Cancel
            </ButtonLink>
          </div>
        </>
      ),
    });
  });

  app.post<{ Params: { id: string } }>(url, { config }, async (request, reply) => {
    if (!(await targetFor(signedIn(request)).endPreview(request.params.id))) {
      return desk.notFound(request, reply);
    }
    return desk.goTo(reply, '/releases/previews', { tone: 'done', text: 'The preview has ended.' });
  });
}
