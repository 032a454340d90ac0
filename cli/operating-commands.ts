import { resolve } from 'node:path';
import { Argument, type Command } from '@commander-js/extra-typings';
import { parseSection, wholeNumber } from './terminal/arguments.ts';
import {
  jsonOption,
  reasonOption,
  serviceOption,
  withoutApprovalOption,
} from './terminal/options.ts';

/** Adds the commands for content, sections, people and data, which only the site's project has. */
export function addOperating(site: Command): void {
  addStacks(site);
  addContent(site);
  addTeams(site);
  addData(site);
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
  const posts = site
    .command('posts')
    .description('List, publish and preview posts of the blog')
    .helpCommand(false)
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/posts.ts')).listPosts(options));
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
    nextReviewOn: 2027-11-21
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
}

function addTeams(site: Command): void {
  site.commandsGroup('Teams');
  const sections = site
    .command('sections')
    .description('List, add, change and remove the sections of the site')
    .helpCommand(false)
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/sections.ts')).listSections(options));
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
    .option('--yes', 'remove it')
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name, options) =>
      (await import('./commands/sections.ts')).removeSection(name, options),
    );
  site
    .command('init')
    .description('Create a section in this project')
    .argument('<name>', 'mfe-…', parseSection)
    .requiredOption('--owner <team>', 'the team, such as growth')
    .option('--prefix <path>', 'the address that it owns (default: its name without mfe-)')
    .action(async (name, options) =>
      (await import('./packages/create-section.ts')).createSection(name, options),
    );
  const users = site
    .command('users')
    .description('Add the first people who sign in to the desk')
    .helpCommand(false);
  users
    .command('add')
    .description('Add a person and print their sign-in link')
    .argument('<email>', 'their email address')
    .requiredOption('--name <name>', 'as colleagues know them')
    .requiredOption('--roles <list>', 'such as operator, comma-separated')
    .action(async (email, options) =>
      (await import('./commands/users.ts')).addUser(email, options),
    );

  site
    .command('pack-kit')
    .description('Pack the kit for sections in their own repositories')
    .argument('<folder>', 'where to put them')
    .action(async (folder) => {
      const { packKit } = await import('./packages/pack-kit.ts');
      for (const file of await packKit(resolve(folder))) console.log(file);
    });
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
    .option('--yes', 'delete them')
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
