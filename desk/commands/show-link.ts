/** What a program knows of where it runs. */
export type Surroundings = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads what is printed; otherwise it goes to a file or to another program. */
  isTerminal: boolean;
};

/** Opens a link in the browser that a person uses; rejects where it cannot be started. */
type Open = (link: string) => Promise<unknown>;

/**
 * Prints a link, and opens it besides where a person sits at a desktop. A browser that does not start changes nothing:
 * the link has been printed, and why is said below it.
 */
export async function showLink(
  link: string,
  surroundings: Surroundings,
  open: Open = openInBrowser,
): Promise<void> {
  console.log(link);
  if (!hasDesktop(surroundings)) return;
  try {
    await open(link);
  } catch (error) {
    console.error(`No browser could be opened: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Whether a browser that is opened here is seen: over SSH and in a CI it would not be, or on somebody else's screen. */
export function hasDesktop({ platform, env, isTerminal }: Surroundings): boolean {
  const has = (...names: readonly string[]) => names.some((name) => Boolean(env[name]));
  if (!isTerminal || has('CI', 'SSH_CONNECTION', 'SSH_TTY')) return false;
  return (
    platform === 'win32' ||
    platform === 'darwin' ||
    has('DISPLAY', 'WAYLAND_DISPLAY', 'WSL_DISTRO_NAME')
  );
}

/** Loaded when it is used: it asks the system which browser there is. */
async function openInBrowser(link: string): Promise<void> {
  const { default: open } = await import('open');
  await open(link);
}
