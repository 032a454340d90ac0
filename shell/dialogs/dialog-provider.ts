import {
  parsePublicRegistry,
  REGISTRY_PATH,
  sheetsOf,
  type PublicRemote,
} from '@site/kit/remote/registry.ts';
import { fetchJson } from '../fetch-json.ts';
import { preloadScripts } from '../remotes/preload-scripts.ts';
import { loadStyles } from '../remotes/styles.ts';

/** The module through which a remote exposes its dialogs. */
const DIALOGS = './dialogs';

/** Timeout for the registry, in milliseconds. Short, because the visitor is waiting. */
const TIMEOUT_MS = 8000;

/** The remote whose dialogs the shell opens. */
export type DialogProvider = PublicRemote & { name: string };

let provider: Promise<DialogProvider> | undefined;

/** Finds the provider of dialogs once, and again after a failure. */
export function dialogProvider(): Promise<DialogProvider> {
  provider ??= fetchDialogProvider().catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  return provider;
}

/**
 * Finds the live remote that provides dialogs and fetches its files in parallel. Rejects if the registry can't be read
 * or no remote provides dialogs.
 */
export async function fetchDialogProvider(): Promise<DialogProvider> {
  const { remotes } = parsePublicRegistry(await fetchJson(REGISTRY_PATH, TIMEOUT_MS));
  const found = Object.entries(remotes).find(([, { exposes }]) => exposes.includes(DIALOGS));
  if (!found) throw new Error('No remote exposes dialogs.');
  const [name, remote] = found;
  const { entry, integrity, scripts } = remote;
  preloadScripts(document, [{ address: entry, integrity }, ...(scripts[DIALOGS] ?? [])]);
  void loadStyles(document, sheetsOf(remote));
  return { name, ...remote };
}
