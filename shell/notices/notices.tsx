import type { Notice } from '@site/kit/remote/contract.ts';
import { ToastRegion } from '@site/kit/ui/toast.tsx';
import { useSyncExternalStore } from 'react';

/** Shows at most one message. A new message replaces the previous one. */
export type NoticeBoard = {
  notify: (notice: Notice) => void;
  subscribe: (onChange: () => void) => () => void;
  current: () => (Notice & { id: string }) | null;
  dismiss: () => void;
};

export function createNoticeBoard(): NoticeBoard {
  let current: (Notice & { id: string }) | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    notify: (notice) => change({ ...notice, id: `notice-${(count += 1)}` }),
    dismiss: () => change(null),
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function Notices({ board }: { board: NoticeBoard }) {
  const toast = useSyncExternalStore(board.subscribe, board.current, () => null);
  return <ToastRegion toast={toast} onDismiss={board.dismiss} />;
}
