import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Button } from '@site/kit/ui/button.tsx';

export const askIsland = defineIsland<{ label: string }>('ask', Ask);

/** Opens the site's contact dialog. */
function Ask({ label }: IslandProps<{ label: string }>) {
  const { openDialog } = usePageContext();
  return (
    <Button onClick={() => openDialog({ dialog: 'contact', openedFrom: 'page' })}>{label}</Button>
  );
}
