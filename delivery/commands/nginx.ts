import { parseArgs } from 'node:util';
import { publicFolder } from '../host/check-out.ts';
import { parseDeliveryConfig } from '../config.ts';
import { hostsConfig } from '../nginx/hosts-config.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import { readSiteConfig } from '../read-site-config.ts';

// docs/behind-nginx.md and docs/running-on-many-machines.md say what it is run with.
const {
  listen: given,
  api,
  hosts,
} = parseArgs({
  options: { listen: { type: 'string' }, api: { type: 'string' }, hosts: { type: 'string' } },
}).values;
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
