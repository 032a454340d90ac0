import { checkedFile } from '../../compose/release-addresses.ts';
import { type Release } from '../../releases/release.ts';
import { releaseFolders } from '../../releases/release-store.ts';

/** A file of a shell in an attribute or in a page's lock, and the hash that follows it. */
const namedFile =
  /\/r\/shell\/[0-9a-f]{16}\/(?<file>[\w.-]+)"(?<between>,? ?"?integrity"?[=:])"[^"]+"/g;

/**
 * A page of a running site with the scripts and sheets of another release of the shell. What that release has not stays
 * as it was.
 */
export function withOwnShell(html: string, shell: Release): string {
  return html.replaceAll(namedFile, (whole, file: string, between: string) => {
    if (shell.files[`${releaseFolders.browser}/${file}`] === undefined) return whole;
    const { address, integrity } = checkedFile(shell, file);
    return `${address}"${between}"${integrity}"`;
  });
}
