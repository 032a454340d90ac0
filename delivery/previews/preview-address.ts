/** Where previews are: each on a host name, and so an origin, of its own. */
export type PreviewAddress = {
  /** The origin of a preview. */
  originOf: (id: string) => string;
  /** The id in what a request names as its host, whether there is such a preview or not; `null` for other hosts. */
  idIn: (host: string | undefined) => string | null;
  /** Whether previews are reached by HTTPS. */
  isSecure: boolean;
  /** What host names of previews begin and end with. */
  hostName: { start: string; end: string };
};

const pattern =
  /^(?<scheme>https?):\/\/(?<start>[a-z\d-]*)\*(?<end>(?:\.[a-z\d-]+)+)(?<port>:\d+)?$/;

/**
 * Reads an address in which `*` stands for a preview's id, such as `https://preview-*.example.org`. The star is in the
 * first part of the host name, so that one certificate for `*.example.org` is enough. `null` when it is no such address.
 */
export function parsePreviewAddress(text: string): PreviewAddress | null {
  const { scheme, start = '', end = '', port = '' } = pattern.exec(text)?.groups ?? {};
  if (scheme === undefined) return null;
  return {
    originOf: (id) => `${scheme}://${start}${id}${end}${port}`,
    idIn(host = '') {
      // A proxy in front may listen on another port.
      const name = host.toLowerCase().replace(/:\d+$/, '');
      const isOne =
        name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length;
      const id = isOne ? name.slice(start.length, -end.length) : '';
      return id === '' || id.includes('.') ? null : id;
    },
    isSecure: scheme === 'https',
    hostName: { start, end },
  };
}
