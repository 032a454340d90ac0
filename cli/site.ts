import { resolve } from 'node:path';
import { Argument, type Command, Option } from '@commander-js/extra-typings';
import { roles } from '@site/desk/web/role.ts';
import {
  parseOrder,
  parseOwnPart,
  parsePart,
  parsePartOrConfig,
  parseReviewId,
  parseSection,
  wholeNumber,
} from './terminal/arguments.ts';
import { listsByDefault } from './terminal/lists-by-default.ts';
import {
  allowBrokenLinksOption,
  canaryOption,
  daysOption,
  dryRunOption,
  goneOption,
  jsonOption,
  pageOption,
  reasonOption,
  sentenceOption,
  serviceOption,
  stopOption,
  toOption,
  watchOption,
  withoutApprovalOption,
  wordsOption,
  yesOption,
} from './terminal/options.ts';
import { createProgram, runProgram } from './terminal/run-program.ts';
import { UsageError } from '@site/delivery/config.ts';

/** The default and maximum lifetime of a key, in days. */
const KEY_DAYS = { default: 90, max: 366 };

/** All commands of `npx site`. Each loads its code when it runs, so help and usage errors are immediate. */
function createSite(): Command {
  const site = createProgram('npx site', 'Builds, ships and runs the site.').addHelpText(
    'after',
    `
PART is shell or a section such as mfe-blog; "config" is site.config.json, "posts" the published
posts.

Settings are environment variables: PORT, HOST, DATA_DIR, DATABASE_URL, BLOBS; DELIVERY_URL and
DELIVERY_KEY to ship through a delivery service (docs/shipping.md).

Exit codes: 0 done, 1 rejected or failed, 2 usage error.`,
  );
  addServing(site);
  addShipping(site);
  addLooking(site);
  addStacks(site);
  addContent(site);
  addTeams(site);
  addData(site);
  return site;
}

function addServing(site: Command): void {
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
    .description("Run the teams' web app, and the HTTP API through which they and CI ship")
    .addHelpText(
      'after',
      `
Runs beside "npx site serve" on the same stores until stopped (Ctrl+C). Visitors never use it.
"npx site users add" creates accounts; /openapi.json describes the API.

  DESK_PORT        port of the web app (8091)
  DESK_HOST        address it listens on (127.0.0.1)
  DESK_URL         where people open it, such as https://desk.example.in (docs/desk.md has more)
  DELIVERY_PORT    port of the API (8090)
  DELIVERY_HOST    address it listens on (127.0.0.1). Put a proxy with TLS in front: every request
                   carries a key
  DELIVERY_CONFIG  which CI runs may sign in (delivery.config.json, if it exists)
  PREVIEWS         where previews are, such as https://preview-*.example.org
  TRUSTED_PROXIES  the number of trusted proxies in front (0)
  RUN_AS, RUN_AS_ROOT as for serve; DATA_DIR, DATABASE_URL, BLOBS as for start`,
    )
    .action(async () => (await import('./commands/desk.ts')).desk());
  site
    .command('dev')
    .description('Serve the site and show changes as you save')
    .argument('[part]', 'only this part, inside the live releases of the others', parseOwnPart)
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
  site
    .command('edit')
    .description("Edit the site's text in a browser, beside the real pages")
    .argument('[parts...]', 'only these parts')
    .option('--to <folder>', 'write the editor of a team as files instead (docs/editing.md)')
    .addOption(
      new Option('--backend <name>', 'with --to: where drafts are').choices(['github', 'gitlab']),
    )
    .option('--repo <owner/name>', 'with --to: the repository')
    .option('--branch <name>', 'with --to: its branch', 'main')
    .option(
      '--sign-in <id>',
      'with --to: address of an OAuth client (GitHub), or application ID (GitLab)',
    )
    .action(async (parts, { to, backend, repo, ...rest }) => {
      const { edit, writeTeamEditor } = await import('./commands/develop.ts');
      if (to === undefined) return edit(parts.map(parseOwnPart));
      if (backend === undefined || repo === undefined) {
        throw new UsageError('--to needs --backend and --repo.');
      }
      return writeTeamEditor(to, { ...rest, backend, repo });
    });
}

function addShipping(site: Command): void {
  site.commandsGroup('Ship');
  site
    .command('release')
    .description('Build a part into an immutable release; visitors see no change')
    .argument('<part>', 'whose source is in this project', parseOwnPart)
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (part, options) => {
      const { release } = await import('./commands/promote.ts');
      const { id } = await release(part, options);
      if (options.json) console.log(JSON.stringify({ name: part, id }));
      else console.log(`Released ${part} ${id}. Promote it: npx site promote ${part} ${id}`);
    });
  const preview = site
    .command('preview')
    .helpCommand(false)
    .description('Share releases inside the whole site before they are live')
    .argument('[parts...]', 'PART [ID], config, posts; without ID the newest release')
    .addOption(daysOption())
    .addOption(pageOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Prints a link. Anyone with the link sees the preview until it ends; search engines and everyone
else do not. Forms in a preview send nothing. The site must be running. Without arguments, lists
the previews.

  PREVIEWS   where previews are, such as https://preview-*.example.org, with a DNS entry for all of
             these names (default: this machine only)`,
    )
    .action(async (words, options) => {
      const order = parseOrder(words);
      const { listPreviews, preview: make } = await import('./commands/previews.ts');
      if (words.length === 0) await listPreviews(options);
      else await make(order, options);
    });
  preview
    .command('list')
    .description('List the current previews')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (_, command) =>
      (await import('./commands/previews.ts')).listPreviews(command.optsWithGlobals()),
    );
  preview
    .command('end')
    .description('End a preview now')
    .argument('<preview>', 'its ID')
    .addOption(serviceOption())
    .action(async (id, _, command) =>
      (await import('./commands/previews.ts')).endPreview(id, command.optsWithGlobals()),
    );
  site
    .command('promote')
    .description('Make releases live, all together or not at all')
    .argument('<parts...>', 'PART [ID], config, posts; without ID the newest release')
    .addOption(reasonOption())
    .addOption(canaryOption())
    .addOption(allowBrokenLinksOption())
    .addOption(goneOption())
    .addOption(withoutApprovalOption())
    .addOption(dryRunOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Composes and checks a version of the whole site, then activates it atomically. Open pages are not
affected. With --canary only a share of visitors gets it; it rolls back automatically if its error
rate exceeds that of the live version. "npx site canary" shows, widens and stops it.`,
    )
    .action(async (words, options) => {
      const order = parseOrder(words);
      if (options.canary !== undefined && (order.config || order.posts)) {
        throw new UsageError('A canary takes parts only, not config or posts.');
      }
      await (await import('./commands/promote.ts')).promote(order, options);
    });
  site
    .command('canary')
    .description('Show, widen or stop the canary')
    .addOption(toOption())
    .addOption(stopOption())
    .addOption(watchOption())
    .addOption(reasonOption())
    .addOption(withoutApprovalOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/canary.ts')).canary(options));
  site
    .command('rollback')
    .description('Make the previous release of a part live again')
    .argument('<part>', 'PART or config', parsePartOrConfig)
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (part, options) =>
      (await import('./commands/promote.ts')).rollback(part, options),
    );
  site
    .command('review')
    .description('List what needs approval, show text changes, approve')
    .argument('[id]', 'of a release, a configuration or a revision of the posts', parseReviewId)
    .addOption(new Option('--approve', 'approve it in the roles of your key').conflicts('withdraw'))
    .option('--withdraw', 'withdraw approvals in the roles of your key')
    .addOption(
      new Option('--preview', 'print the link to a preview').conflicts(['approve', 'withdraw']),
    )
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
site.config.json ("reviews") says what needs whose approval; the live rules apply. Nobody approves
their own releases. An approval covers one ID (docs/shipping.md).`,
    )
    .action(async (id, { approve, withdraw, preview: wantsPreview, ...options }) => {
      const { listReviews, review } = await import('./commands/review.ts');
      const isAsked = approve === true || withdraw === true || wantsPreview === true;
      if (id === undefined) {
        if (isAsked) throw new UsageError('Missing argument: ID');
        await listReviews(options);
        return;
      }
      const action = approve
        ? 'approve'
        : withdraw
          ? 'withdraw'
          : wantsPreview
            ? 'preview'
            : 'show';
      await review(id, { ...options, action });
    });
}

function addLooking(site: Command): void {
  site.commandsGroup('Look');
  site
    .command('status')
    .description('Show live releases, errors, performance and submissions')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
With a delivery service: the releases, canary, previews and approvals of the sections of your key.`,
    )
    .action(async (options) => {
      const { asksService, teamStatus } = await import('./commands/team-status.ts');
      if (asksService(options)) await teamStatus(undefined, options);
      else await (await import('./commands/status.ts')).siteStatus(options);
    });
  site
    .command('releases')
    .description('List releases, newest first')
    .argument('[part]', 'only of this part', parsePart)
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (part, options) =>
      (await import('./commands/promote.ts')).releases(part, options),
    );
  site
    .command('history')
    .description('Show who promoted, approved and changed what, newest first')
    .argument('[filter]', 'a section, an address, the name of a key')
    .addOption(wordsOption())
    .addOption(sentenceOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (filter, options) =>
      (await import('./commands/history.ts')).history(filter, options),
    );
}

function addContent(site: Command): void {
  site.commandsGroup('Content');
  site
    .command('check')
    .description('Check every document, or a built release against the contract')
    .argument('[folder]', 'a built release (docs/contracts/section.md)')
    .option('--watch', 'check documents again after every save')
    .addOption(jsonOption())
    .action(async (folder, options) =>
      (await import('./commands/check.ts')).check(folder, options),
    );
  site
    .command('schemas')
    .description('Write the JSON Schemas with which editors check documents')
    .action(async () => (await import('./commands/check.ts')).writeSchemas());
  site
    .command('links')
    .description('Check the links of live pages to other sites')
    .option(
      '--days <number>',
      'check links again after so many days',
      wholeNumber('--days', 0, 9999),
      6,
    )
    .option('--minutes <number>', 'stop after so long', wholeNumber('--minutes', 1, 9999), 30)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Exits with 1 when a link is dead. Hosts get one request at a time. Results are kept in the data
folder, so the next run continues an interrupted one (Ctrl+C).`,
    )
    .action(async (options) => (await import('./commands/links.ts')).links(options));
  const posts = site.command('posts').description('List, publish and preview posts of the blog');
  posts
    .command('publish')
    .description('Publish a post, or publish it again after a change')
    .argument('<file>', 'a Markdown file; its name is its address')
    .addOption(withoutApprovalOption())
    .addOption(serviceOption())
    .addHelpText(
      'after',
      `
ears-in-winter.md is published at /blog/ears-in-winter. Its front matter:

  title: Ears in winter
  author: Asha Rao
  summary: What to do at home when a small child's ears hurt.
  date: 2026-11-21
  thumbnail: ears.jpg
  alt: A girl with a woollen cap pulled over her ears
  category: Hearing       optional; the small label above the title
  topic: physical         optional: physical, behavioural, learning, school or general
  danger: illness         optional: illness or suicide; what to do first, below the title
  medical:                only for medical facts; [^1] in the text links to the first source
    writtenBy: Asha Rao
    lastChangedOn: 2026-11-21
    nextReviewOn: 2028-11-21
    sources:
      - title: Otitis media
        publisher: World Health Organization
        year: 2021
        url: https://www.who.int/

Pictures are files in the post's folder: JPEG, PNG, WebP, AVIF or GIF. HTML is rejected.`,
    )
    .action(async (file, options) => (await import('./commands/posts.ts')).publish(file, options));
  posts
    .command('unpublish')
    .description('Unpublish a post; its file stays')
    .argument('<id>', 'as listed')
    .action(async (id) => (await import('./commands/posts.ts')).unpublish(id));
  posts
    .command('preview')
    .description('Show a post as it would be published, by a link for a day')
    .argument('<file>', 'a Markdown file')
    .action(async (file) => (await import('./commands/posts.ts')).previewPostFile(file));
  listsByDefault(posts, 'List the posts, newest first')
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/posts.ts')).listPosts(options));
}

function addTeams(site: Command): void {
  site.commandsGroup('Teams');
  const sections = site
    .command('sections')
    .description('List, add, change and remove the sections of the site');
  for (const kind of ['add', 'change'] as const) {
    sections
      .command(kind)
      .description(
        kind === 'add' ? 'Add a section' : 'Change the addresses or the owner of a section',
      )
      .argument('<name>', 'mfe-…', parseSection)
      .requiredOption(
        '--prefix <paths>',
        'addresses that it owns, with everything below, comma-separated',
      )
      .requiredOption('--owner <team>', 'the team, such as growth')
      .addOption(reasonOption())
      .addOption(serviceOption())
      .addOption(jsonOption())
      .action(async (name, options) =>
        (await import('./commands/sections.ts')).setSection(kind, name, options),
      );
  }
  sections
    .command('remove')
    .description('Remove a section with its pages')
    .argument('<name>', 'mfe-…', parseSection)
    .addOption(yesOption('remove it'))
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name, options) =>
      (await import('./commands/sections.ts')).removeSection(name, options),
    );
  listsByDefault(sections, 'List the sections with their live releases')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/sections.ts')).listSections(options));

  const keys = site
    .command('keys')
    .description('List, add and revoke keys of the delivery service');
  keys
    .command('add')
    .description('Add a key and print it, once')
    .argument('<name>', 'its name in the history, such as content-ci')
    .requiredOption('--sections <list>', 'shell, config, posts, sections or names, comma-separated')
    .requiredOption(
      '--actions <list>',
      'read, release, preview, promote, rollback, approve, comma-separated',
    )
    .option('--roles <list>', 'roles in which its owner may approve, such as clinical')
    .option(
      '--person <name>',
      'whose key it is (default: its name); nobody approves their own work',
    )
    .option(
      '--days <number>',
      `how long it is valid, at most ${KEY_DAYS.max} days`,
      wholeNumber('--days', 1, KEY_DAYS.max),
      KEY_DAYS.default,
    )
    .action(async (name, options) => (await import('./commands/keys.ts')).addKey(name, options));
  keys
    .command('revoke')
    .description('Revoke a key immediately')
    .argument('<name>', 'as listed')
    .action(async (name) => (await import('./commands/keys.ts')).revokeKey(name));
  listsByDefault(keys, 'List the keys')
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/keys.ts')).listKeys(options));

  const users = site
    .command('users')
    .description('List, add and remove people who sign in to the desk');
  users
    .command('add')
    .description('Add a person and print their sign-in link')
    .argument('<email>', 'their email address')
    .requiredOption('--name <name>', 'as colleagues know them')
    .requiredOption('--roles <list>', `${roles.join(', ')}, comma-separated`)
    .action(async (email, options) =>
      (await import('./commands/users.ts')).addUser(email, options),
    );
  users
    .command('link')
    .description('Print a new sign-in link')
    .argument('<email>', 'as listed')
    .action(async (email) => (await import('./commands/users.ts')).linkUser(email));
  users
    .command('remove')
    .description('End an account, its links and its sessions')
    .argument('<email>', 'as listed')
    .action(async (email) => (await import('./commands/users.ts')).removeUser(email));
  listsByDefault(users, 'List the people')
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/users.ts')).listUsers(options));

  site
    .command('sign-in')
    .description('In CI, exchange the token of the run for a key and print it')
    .addOption(serviceOption())
    .addHelpText(
      'after',
      `
The key is valid for 15 minutes; delivery.config.json says which runs may do what.

  DELIVERY_TOKEN     the OpenID Connect token of the run (default: GitHub Actions is asked for one)
  DELIVERY_AUDIENCE  the audience of a token of GitHub (default: DELIVERY_URL)`,
    )
    .action(async (options) => (await import('./commands/open-target.ts')).printKey(options));
  site
    .command('pack-kit')
    .description('Pack the kit for sections in their own repositories')
    .argument('<folder>', 'where to put them')
    .action(async (folder) => {
      const { packKit } = await import('./packages/pack-kit.ts');
      for (const file of await packKit(resolve(folder))) console.log(file);
    });
}

function addStacks(site: Command): void {
  site
    .command('resolve-stack')
    .description(
      "Replace positions in an error stack from a visitor's browser by those in the source",
    )
    .addHelpText(
      'after',
      `
Reads the stack from standard input, as in: npx site resolve-stack < stack.txt`,
    )
    .action(async () => (await import('./commands/maintain.ts')).printResolved());
}

function addData(site: Command): void {
  site.commandsGroup('Data');
  site
    .command('backup')
    .description('Write all data of the site to one file')
    .argument('<file>', 'a new file that only you can read')
    .addHelpText(
      'after',
      `
Live and earlier versions, releases, history, keys, posts, pictures and submissions, from the embedded
database or PostgreSQL, and from the data folder or object storage. The site can keep running.
Configuration files are not included: they are in your repository.`,
    )
    .action(async (file) => (await import('./commands/backup.ts')).backup(file));
  site
    .command('restore')
    .description('Restore a backup into an empty data folder and database')
    .argument('<file>', 'written by backup, with the same version of the site')
    .addHelpText(
      'after',
      `
A backup of the embedded database can be restored into PostgreSQL (DATABASE_URL), and the other way
round.`,
    )
    .action(async (file) => (await import('./commands/backup.ts')).restore(file));
  site
    .command('verify')
    .description('Check and repair the files of the live version')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Repairs damaged and missing files from other copies, or from the releases, configuration and posts.
Then composes the live version again and compares. Visitors notice nothing.`,
    )
    .action(async (options) => (await import('./commands/maintain.ts')).verify(options));
  site
    .command('prune')
    .description('List or delete releases and files that nothing refers to')
    .addOption(yesOption('delete them'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Keeps the live version and the 50 before it, previews, the last ten releases of each part, and what
is younger than a day.`,
    )
    .action(async (options) => (await import('./commands/maintain.ts')).prune(options));
  site
    .command('accept-store')
    .description('Accept an empty or foreign store as it is')
    .addArgument(new Argument('<store>', 'which one').choices(['forms', 'registry']))
    .addHelpText(
      'after',
      `
Programs do not start with a store that was in use before and is now empty, or that belongs to
another installation: it was probably lost. Look for a backup first (docs/operations.md). After
accepting an empty registry, run npm start, or release and promote every part.`,
    )
    .action(async (store) => (await import('./commands/maintain.ts')).acceptStore(store));
}

await runProgram(createSite(), process.argv.slice(2));
