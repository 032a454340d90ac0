import { useEffect, useRef, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import type * as DialogCode from './app-dialog.tsx';

type AppDialogButtonProps = {
  label: string;
  /** Shown if the dialog's code fails to load. */
  failed: string;
};

/** Opens the dialog about the mobile app, loading its code on demand. */
export const appDialogButton = defineIsland<AppDialogButtonProps>(
  'app-dialog-button',
  AppDialogButton,
);

function AppDialogButton({ label, failed }: AppDialogButtonProps) {
  const { site, notify } = usePageContext();
  const [code, setCode] = useState<typeof DialogCode>();
  const [state, setState] = useState<'closed' | 'fetching' | 'open'>('closed');

  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function show() {
    setState('fetching');
    try {
      setCode(await import(/* webpackChunkName: "app-dialog" */ './app-dialog.tsx'));
      setState('open');
    } catch {
      if (left.current) return;
      setState('closed');
      notify({ kind: 'error', text: failed, durationMs: toastMs.long });
    }
  }

  return (
    <>
      <button
        type="button"
        className={cn(buttonLook('second'), 'noscript:hidden')}
        data-live="only"
        aria-haspopup="dialog"
        aria-busy={state === 'fetching' || undefined}
        onClick={() => void show()}
      >
        {label}
      </button>
      {code && (
        <code.AppDialog site={site} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
