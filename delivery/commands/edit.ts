import path from 'node:path';
import { repositoryRoot, parseDeliveryConfig } from '../config.ts';
import { develop } from '../dev/develop.ts';
import { EDITOR_PATH, serveEditor } from '../edit/edit-server.ts';
import { editorOf } from '../edit/editor-config.ts';
import { writeEditor } from '../edit/write-editor.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { ownParts } from '../sections/own-sections.ts';
import { partArgument } from './part-argument.ts';
import { runCommand, UsageError } from './run-command.ts';
import { openSiteStores } from './open-site-stores.ts';
import { openVisitorsDatabase } from './open-visitors-database.ts';

const backends = ['github', 'gitlab'];

await runCommand({
  help: `npm run edit [-- PART …]
       npm run edit -- --to FOLDER --backend github|gitlab --repo OWNER/NAME [--branch main] [--sign-in X]

Opens an editor of the site's words at /edit/: forms, and beside them the real page, which follows what is saved as in
npm run dev. Pictures are dropped into the form. What is wrong is said in plain words, and is not written. Files change
as if a person had changed them: nothing else in them moves. Of all parts, or of some inside the live releases of
the others. Only this machine can open it.

  --to FOLDER   writes the editor of a team instead, as files for any web server (docs/editing.md): drafts are branches
                of a repository on GitHub or GitLab
  --sign-in X   what signs people in: the address of an OAuth client of your own (GitHub), the id of an
                application (GitLab)

  PORT, DATA_DIR, DATABASE_URL as for npm start`,
  options: {
    to: { type: 'string' },
    backend: { type: 'string' },
    repo: { type: 'string' },
    branch: { type: 'string' },
    'sign-in': { type: 'string' },
  },
  async run({ positionals, options }) {
    if (options['to'] !== undefined) return writeForTeam(options);
    const names = new Set(
      positionals.length === 0 ? ownParts() : [...positionals.map(partArgument), 'shell' as const],
    );
    const developed = [...names].map((name) => ({ name, source: path.join(repositoryRoot, name) }));
    const config = parseDeliveryConfig(process.env);
    await using live = await openSiteStores(config);
    await using context = await openVisitorsDatabase();
    await develop(
      developed,
      // It writes files: nobody else may reach it, whatever HOST says.
      { ...config, host: '127.0.0.1' },
      {
        live,
        inside: null,
        extend: (server) =>
          serveEditor(server, {
            folder: path.join(config.dataDir, 'dev/editor'),
            siteConfigFile: config.siteConfigFile,
          }),
      },
      context,
      (address) => console.log(`\n${address}${EDITOR_PATH} edits the words of the site.`),
    );
  },
});

async function writeForTeam({
  to,
  backend,
  repo,
  branch = 'main',
  'sign-in': signIn,
}: Readonly<Record<string, string | boolean | undefined>>): Promise<void> {
  if (!backends.includes(String(backend)) || typeof repo !== 'string') {
    throw new UsageError(
      '--to needs --backend github or gitlab, and --repo OWNER/NAME. Try --help.',
    );
  }
  const site = await readSiteConfig(path.join(repositoryRoot, 'site.config.json'));
  const signInSettings =
    backend === 'gitlab'
      ? { auth_type: 'pkce', app_id: String(signIn) }
      : { base_url: String(signIn) };
  const settings = {
    name: String(backend),
    repo,
    branch: String(branch),
    // The status of a commit that leads to its preview (docs/ci/github-drafts.yml).
    preview_context: 'preview',
    ...(typeof signIn === 'string' && signInSettings),
  };
  await writeEditor(path.resolve(String(to)), editorOf(site, settings), site.product.name);
  console.log(`The editor of ${repo} is in ${String(to)}.`);
}
