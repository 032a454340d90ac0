/** Where previews are served, each on its own host name and therefore origin. */
export type PreviewAddress = {
  originOf: (id: string) => string;
  /** The preview id in a Host header, whether or not it exists; `null` for other hosts. */
  idIn: (host: string | undefined) => string | null;
  isSecure: boolean;
  /** What host names of previews start and end with. */
  hostName: { start: string; end: string };
};

const pattern =
  /^(?<scheme>https?):\/\/(?<start>[a-z\d-]*)\*(?<end>(?:\.[a-z\d-]+)+)(?<port>:\d+)?$/;

/**
 * Parses a URL in which `*` is the preview id, such as `https://preview-*.example.org`. The `*` must be in the first
 * label, so that a certificate for `*.example.org` suffices. `null` if invalid.
 */
export function parsePreviewAddress(text: string): PreviewAddress | null {
  const { scheme, start = '', end = '', port = '' } = pattern.exec(text)?.groups ?? {};
  if (scheme === undefined) return null;
  return {
    originOf: (id) => `${scheme}://${start}${id}${end}${port}`,
    idIn(host = '') {
      // A proxy in front may use another port.
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
