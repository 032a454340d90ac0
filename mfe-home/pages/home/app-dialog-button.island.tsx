import { Suspense, lazy, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';

const AppDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "app-dialog" */ './app-dialog.tsx')).AppDialog,
}));

/** Opens the dialog about the mobile app, whose code comes when it is asked for. */
export const appDialogButton = defineIsland<{ label: string }>(
  'app-dialog-button',
  AppDialogButton,
);

function AppDialogButton({ label }: { label: string }) {
  const { site } = usePageContext();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button-second noscript:hidden"
        data-live=""
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {label}
      </button>
      {asked && (
        <Suspense>
          <AppDialog site={site} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
