import { register } from 'tsx/esm/api';

/** Loads the teams' web app. Its pages are JSX, which Node does not compile by itself. */
export async function loadDesk() {
  register();
  return await import('@site/desk/web/open-desk.ts');
}
