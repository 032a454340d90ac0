import type { Command } from '@commander-js/extra-typings';
import { parseShown } from './terminal/arguments.ts';

/** Adds the commands that serve the site, and show a change before it is released. */
export function addServing(site: Command): void {
  site.commandsGroup('Run');
  site
    .command('start')
    .description('Build what has changed and serve the site')
    .addHelpText(
      'after',
      `
Builds and releases every part, promotes what has changed since its last release, prepares the
database, and serves site and API on one port until stopped (Ctrl+C). A rollback stays in effect.
Also serves the teams' desk, and prints its address with a sign-in link.

  PORT          port to listen on (8080)
  HOST          address to listen on (127.0.0.1); 0.0.0.0 lets other devices in
  DATA_DIR      folder for releases, versions and the embedded database (.data)
  DATABASE_URL  postgres://… to use PostgreSQL instead of the embedded database
  BLOBS         s3://bucket/prefix to keep files in object storage, with AWS_ACCESS_KEY_ID,
                AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL
                (docs/operations.md)
  DESK_PORT     port of the desk (8091); DESK_HOST and DESK_URL as for desk`,
    )
    .action(async () => (await import('./commands/start.ts')).start());
  site
    .command('serve')
    .description('Serve the live version without building; what a service runs')
    .addHelpText(
      'after',
      `
Serves site and API on one port until stopped (Ctrl+C), and each new version as soon as it is live.
Keeps serving while the database or object storage is unavailable. Does not run as root unless
RUN_AS_ROOT allows it; needs production packages only (npm ci --omit=dev).

  RUN_AS        the user to become after opening the port, when started by root
  RUN_AS_ROOT   yes allows running as root
  PORT, HOST, DATA_DIR, DATABASE_URL, BLOBS as for start`,
    )
    .action(async () => (await import('./commands/serve.ts')).serve());
  site
    .command('desk')
    .description("Run the teams' web app, and the HTTP API through which CI ships")
    .addHelpText(
      'after',
      `
Runs beside "npx site serve" on the same stores until stopped (Ctrl+C). Visitors never use it.
"npx site users add" creates accounts; /openapi.json describes the API.

  DESK_PORT        port to listen on (8091)
  DESK_HOST        address to listen on (127.0.0.1)
  DESK_URL         where people open it, such as https://desk.example.in, behind a proxy with TLS:
                   every request carries a key or a session (docs/desk.md has more)
  DELIVERY_CONFIG  which CI runs may sign in (delivery.config.json, if it exists)
  PREVIEWS         where previews are, such as https://preview-*.example.org
  TRUSTED_PROXIES  the number of trusted proxies in front (0)
  RUN_AS, RUN_AS_ROOT as for serve; DATA_DIR, DATABASE_URL, BLOBS as for start`,
    )
    .action(async () => (await import('./commands/desk.ts')).desk());
  site
    .command('dev')
    .description('Serve the site and show changes as you save')
    .argument(
      '[part]',
      'only this part, inside the live releases of the others; kit shows its components at /kit',
      parseShown,
    )
    .option('--against <url>', 'develop inside a site that runs elsewhere; forms send nothing')
    .addHelpText(
      'after',
      `
Open pages reload after each save and keep their input. The live version does not change. When
nothing is live yet, builds and promotes the site first, as start does.`,
    )
    .action(async (part, { against }) =>
      (await import('./commands/develop.ts')).dev(part, against),
    );
}
