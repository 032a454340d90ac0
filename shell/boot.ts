import { reportError } from './report-error.ts';

/**
 * Runs the live shell in three short tasks instead of a long one, so that a press made meanwhile is
 * answered in between: the federation runtime (before this file), React, and the shell itself.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function boot(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shell.tsx');
}

boot().catch((error: unknown) => reportError('start', error));
