import { publicFolder } from '../host/check-out.ts';
import { parseDeliveryConfig } from '../config.ts';
import { hostsConfig } from '../nginx/hosts-config.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: `npm run -s nginx [-- --listen 80 --api http://127.0.0.1:8081,http://127.0.0.1:8082]
       npm run -s nginx -- --hosts http://10.0.0.11:8080,http://10.0.0.12:8080 [--listen 80]

Prints an nginx.conf that serves the composed site as npm start does, and passes forms and blog calls
on to the API processes. docs/behind-nginx.md tells how to run it all.

  --listen    where nginx listens, as its own "listen" takes it (80)
  --api       the API processes, separated by commas (http://HOST:PORT)

  --hosts     instead of all this: shares visitors among hosts (npm run serve) on several machines, each with the
              whole site; docs/running-on-many-machines.md tells how to run those

  DATA_DIR    folder that holds the composed site (.data)
  PREVIEWS    where previews are, when nginx is to pass them on (https://preview-*.example.org)
  HOST, PORT  where the one API process listens when --api is left out (127.0.0.1, 8080)`,
  options: { listen: { type: 'string' }, api: { type: 'string' }, hosts: { type: 'string' } },
  async run({ positionals, options: { listen: given, api, hosts } }) {
    noMoreArguments(positionals);
    const { dataDir, siteConfigFile, host, port, previews } = parseDeliveryConfig(process.env);
    // Without an address of their own they are on this machine, past nginx.
    const arePublished = previews.publicOrigin === undefined;
    const site = await readSiteConfig(siteConfigFile);
    const listen = typeof given === 'string' ? given : '80';
    const config =
      typeof hosts === 'string'
        ? hostsConfig({
            hosts: hosts.split(','),
            apiFolder: site.apiBase.startsWith('/') ? site.apiBase : undefined,
            listen,
          })
        : nginxConfig({
            publicDir: publicFolder(dataDir),
            site,
            apiOrigins: typeof api === 'string' ? api.split(',') : [`http://${host}:${port}`],
            listen,
            previews: arePublished ? previews.address.hostName : undefined,
          });
    process.stdout.write(config);
  },
});
