import { fetchCiToken } from '../target/ci-token.ts';
import { parseSignIn } from '../target/target-config.ts';
import { callService } from '../target/service-call.ts';
import { signedIn } from '../service/messages.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';

await runCommand({
  help: `npm run -s sign-in [-- --to URL]

In a run of a CI: gets a key for a quarter of an hour from the delivery service, in place of the run's OpenID Connect
token, and prints it. Nothing has to be stored for that; which runs may do what is said in the service's
delivery.config.json. docs/shipping-from-your-own-machine.md has an example each for GitHub and GitLab.

  --to URL            the delivery service; DELIVERY_URL says the same
  DELIVERY_TOKEN      the token; where it is not set, GitHub Actions is asked for one
  DELIVERY_AUDIENCE   whom a token of GitHub is to be for (the address of the delivery service)`,
  options: { to: { type: 'string' } },
  async run({ positionals, options: { to } }) {
    noMoreArguments(positionals);
    const { url, token } = parseSignIn(process.env, typeof to === 'string' ? to : undefined);
    const key = typeof token === 'string' ? token : await fetchCiToken(token);
    const call = { method: 'POST', path: '/v1/sign-in' } as const;
    console.log((await callService({ url, key }, call, signedIn)).key);
  },
});
