import { readPageLock } from '@site/kit/remote/page-lock.ts';
import { reportError } from './report-error.ts';
import { signalFailures } from './signals/signal-failures.ts';

/**
 * Starts the live shell in three short tasks instead of one long one, so that the browser can handle clicks in between:
 * the federation runtime (before this file), React, and the shell itself.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function boot(): Promise<void> {
  signalFailures(window, readPageLock(document));
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  // Only sections use it. Here, it is in one script with React instead of in one of each section.
  await import(/* webpackMode: "eager" */ 'single-spa-react');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shell.tsx');
}

boot().catch((error: unknown) => reportError('start', error));
