import { isSwiftInstalled, NO_SWIFT, swiftPackages } from '@site/delivery/testing/start-swift.ts';
import { installDebianPackages } from './install-debian-packages.ts';

/** The result of looking for OpenStack Swift: found, or a message about what stays unchecked without it. */
export type FoundSwift = { kind: 'found' } | { kind: 'missing'; message: string };

/** Finds a real object storage. `install` allows installing Debian's when root, without starting it. */
export function findSwift({ install }: { install: boolean }): FoundSwift {
  if (!isSwiftInstalled() && install) installDebianPackages('OpenStack Swift', swiftPackages);
  return isSwiftInstalled() ? { kind: 'found' } : { kind: 'missing', message: NO_SWIFT };
}
