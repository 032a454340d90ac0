/** The address scheme of previews. Each preview has its own host name and therefore its own origin. */
export type PreviewAddress = {
  originOf: (id: string) => string;
  /** Returns the preview id in a Host header, whether or not the preview exists, or `null` for other hosts. */
  idIn: (host: string | undefined) => string | null;
  isSecure: boolean;
  /** The start and end of all preview host names. */
  hostName: { start: string; end: string };
};

const pattern =
  /^(?<scheme>https?):\/\/(?<start>[a-z\d-]*)\*(?<end>(?:\.[a-z\d-]+)+)(?<port>:\d+)?$/;

/**
 * Parses a URL in which `*` is the preview id, such as `https://preview-*.example.org`. The `*` must be in the first
 * label, so that a certificate for `*.example.org` suffices. Returns `null` if the URL is invalid.
 */
export function parsePreviewAddress(text: string): PreviewAddress | null {
  const { scheme, start = '', end = '', port = '' } = pattern.exec(text)?.groups ?? {};
  if (scheme === undefined) return null;
  return {
    originOf: (id) => `${scheme}://${start}${id}${end}${port}`,
    idIn(host = '') {
      // Ignore the port, because a proxy in front may use another one.
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
