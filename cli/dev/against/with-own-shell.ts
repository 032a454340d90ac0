import { checkedFile } from '@site/delivery/compose/release-addresses.ts';
import { type Release } from '@site/delivery/releases/release.ts';
import { releaseFolders } from '@site/delivery/releases/release-store.ts';

/** A shell file in an attribute or a page lock, followed by its hash. */
const namedFile =
  /\/r\/shell\/[0-9a-f]{16}\/(?<file>[\w.-]+)"(?<between>,? ?"?integrity"?[=:])"[^"]+"/g;

/**
 * Replaces the shell's scripts and sheets in a page of the running site with those of another release, where that
 * release has them.
 */
export function withOwnShell(html: string, shell: Release): string {
  return html.replaceAll(namedFile, (whole, file: string, between: string) => {
    if (shell.files[`${releaseFolders.browser}/${file}`] === undefined) return whole;
    const { address, integrity } = checkedFile(shell, file);
    return `${address}"${between}"${integrity}"`;
  });
}
