import { type ReactNode, useState } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ToastRegion } from '../../ui/toast.tsx';

export const interactionIsland = defineIsland<object>('interaction', Interaction);

const MESSAGE = { id: 'saved', kind: 'success', text: 'Saved.', durationMs: 6000 } as const;

/** Components that work only in an island. They share one, so their source is this file. */
function Interaction() {
  const [open, setOpen] = useState<'wide' | 'small' | null>(null);
  const [shown, setShown] = useState<'success' | 'error' | null>(null);
  const [page, setPage] = useState(1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Shown title="Button: every variant, looks disabled, with icons, wide">
        <div className="flex flex-wrap gap-3">
          <Button>Main</Button>
          <Button variant="second">Second</Button>
          <Button variant="sun">Sun</Button>
          <Button looksDisabled>Looks disabled</Button>
          <Button wide>Wide</Button>
        </div>
        <div className="bg-ink p-3">
          <Button variant="ghost" iconAfter="arrow-right">
            Ghost, on a dark ground
          </Button>
        </div>
      </Shown>
      <Shown title="Tabs">
        <Tabs
          label="About sleep"
          headingLevel={4}
          tabs={[
            { id: 'signs', label: 'Signs', content: <p>Wakes up at night.</p> },
            { id: 'causes', label: 'Causes', content: <p>Screens in the evening.</p> },
            { id: 'help', label: 'Help', content: <p>Go to bed at the same hour.</p> },
          ]}
        />
      </Shown>
      <Shown title="Pager">
        <Pager
          noun="questions"
          page={page}
          pageCount={3}
          from={page * 4 - 3}
          to={page * 4}
          total={12}
          onPage={setPage}
        />
      </Shown>
      <Shown title="Dialog: wide, small">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('wide')}>Open a wide dialog</Button>
          <Button onClick={() => setOpen('small')}>Open a small dialog</Button>
        </div>
        {open && (
          <Dialog open width={open} title="A dialog" onClose={() => setOpen(null)}>
            <p>It closes by its button and by Escape.</p>
          </Dialog>
        )}
      </Shown>
      <Shown title="ToastRegion: done, failed">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setShown('success')}>Show that it is done</Button>
          <Button onClick={() => setShown('error')}>Show that it failed</Button>
        </div>
        <ToastRegion
          toast={shown && { ...MESSAGE, id: shown, kind: shown }}
          onDismiss={() => setShown(null)}
        />
      </Shown>
      <Shown title="Skeleton: with a picture">
        <Skeleton label="Loading topics" picture />
      </Shown>
    </div>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-20">{title}</h3>
      {children}
    </div>
  );
}
