import { publicFolder } from '../host/check-out.ts';
import { parseDeliveryConfig } from '../config.ts';
import { nginxConfig } from '../nginx/nginx-config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: `npm run -s nginx [-- --listen 80 --api http://127.0.0.1:8081,http://127.0.0.1:8082]

Prints an nginx.conf that serves the composed site as npm start does, and passes forms and blog calls
on to the API processes. docs/behind-nginx.md tells how to run it all.

  --listen    where nginx listens, as its own "listen" takes it (80)
  --api       the API processes, separated by commas (http://HOST:PORT)

  DATA_DIR    folder that holds the composed site (.data)
  HOST, PORT  where the one API process listens when --api is left out (127.0.0.1, 8080)`,
  options: { listen: { type: 'string' }, api: { type: 'string' } },
  async run({ positionals, options: { listen, api } }) {
    noMoreArguments(positionals);
    const { dataDir, siteConfigFile, host, port } = parseDeliveryConfig(process.env);
    const config = nginxConfig({
      publicDir: publicFolder(dataDir),
      site: await readSiteConfig(siteConfigFile),
      apiOrigins: typeof api === 'string' ? api.split(',') : [`http://${host}:${port}`],
      listen: typeof listen === 'string' ? listen : '80',
    });
    process.stdout.write(config);
  },
});
