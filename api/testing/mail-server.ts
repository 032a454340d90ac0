import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A received mail: recipients and source. */
type ReceivedLetter = { to: readonly string[]; source: string };

/** A local mail server and the mail it received. */
export type MailServer = {
  url: string;
  letters: readonly ReceivedLetter[];
  /** Waits for a number of mails. */
  got: (count: number) => Promise<void>;
  /** Whether it accepts mail; true by default. */
  takes: (isTaking: boolean) => void;
  close: () => Promise<void>;
};

const certificates = fileURLToPath(new URL('../../e2e/fixtures/localhost', import.meta.url));

/** Starts a mail server that requires a login, with STARTTLS also an encrypted connection. */
export async function startMailServer({ starttls = false } = {}): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  let isTaking = true;
  const take = async (
    stream: NodeJS.ReadableStream,
    envelope: SMTPServerSession['envelope'],
    done: () => void,
  ) => {
    const source = await text(stream);
    letters.push({ to: envelope.rcptTo.map(({ address }) => address), source });
    done();
    server.server.emit('got');
  };
  const server = new SMTPServer({
    ...(starttls
      ? {
          key: readFileSync(path.join(certificates, 'key.pem')),
          cert: readFileSync(path.join(certificates, 'certificate.pem')),
        }
      : { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    onAuth: ({ username, password }, _session, done) =>
      username === 'desk' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: (_address, _session, done) =>
      isTaking ? done() : done(Object.assign(new Error('Come back later'), { responseCode: 451 })),
    onData: (stream, { envelope }, done) => void take(stream, envelope, done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port.');
  return {
    url: `smtp://desk:secret@127.0.0.1:${address.port}`,
    letters,
    got: async (count) => {
      while (letters.length < count) await once(server.server, 'got');
    },
    takes: (taking) => void (isTaking = taking),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
