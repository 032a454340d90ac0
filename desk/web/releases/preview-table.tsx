import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { ListedPreview } from '../../delivery/target.ts';
import { ListTable } from '../page/list-table.tsx';

/** Active previews with their links. */
export function PreviewTable({
  previews,
  mayShip,
}: {
  previews: readonly ListedPreview[];
  mayShip: boolean;
}) {
  return (
    <ListTable
      caption="Previews, newest first"
      columns={['Preview', 'Created by', 'Expires', ...(mayShip ? ['Actions'] : [])]}
      rows={previews.map(({ id, what, who, endsAt, link }) => ({
        key: id,
        cells: [
          <ExternalLink key="link" href={link}>
            {what}
          </ExternalLink>,
          <bdi key="who">{who}</bdi>,
          indianMinute(endsAt),
          ...(mayShip
            ? [
                <a key="end" href={`/releases/previews/${id}/end`}>
                  End<span className="sr-only"> preview {id}</span>
                </a>,
              ]
            : []),
        ],
      }))}
    />
  );
}
