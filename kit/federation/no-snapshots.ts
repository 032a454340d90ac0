/**
 * Stands in browsers for the federation runtime's snapshots: descriptions of releases that a deployment
 * service would hand out. This site has the registry instead, so nothing ever asks for one.
 */
export class SnapshotHandler {
  /** Nothing here can be hooked into. */
  hooks = { applyPlugin: () => {}, lifecycle: {} };
  /** The runtime forgets a remote's manifest when it forgets the remote. */
  manifestCache = new Map<string, unknown>();
}

/** There is no snapshot that would know a remote. */
export function getGlobalRemoteInfo() {
  return {};
}
