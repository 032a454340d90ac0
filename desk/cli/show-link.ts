/** What decides whether a browser can be opened. */
export type Terminal = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads the output, instead of a file or another program. */
  isTerminal: boolean;
};

export function thisTerminal(): Terminal {
  return { platform: process.platform, env: process.env, isTerminal: process.stdout.isTTY };
}

/** Opens a link in the default browser; rejects if it cannot start one. */
type Open = (link: string) => Promise<unknown>;

/** Prints a link, and opens it in a browser on a desktop. A failure to open it leaves the printed link. */
export async function showLink(
  link: string,
  terminal: Terminal,
  open: Open = openInBrowser,
): Promise<void> {
  console.log(link);
  if (!hasDesktop(terminal)) return;
  try {
    await open(link);
  } catch (error) {
    console.error(`Could not open a browser: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Whether a person would see the browser: not over SSH, and not in CI. */
export function hasDesktop({ platform, env, isTerminal }: Terminal): boolean {
  const has = (...names: readonly string[]) => names.some((name) => Boolean(env[name]));
  if (!isTerminal || has('CI', 'SSH_CONNECTION', 'SSH_TTY')) return false;
  return (
    platform === 'win32' ||
    platform === 'darwin' ||
    has('DISPLAY', 'WAYLAND_DISPLAY', 'WSL_DISTRO_NAME')
  );
}

/** Loaded on use, because it asks the system for its default browser. */
async function openInBrowser(link: string): Promise<void> {
  const { default: open } = await import('open');
  await open(link);
}
