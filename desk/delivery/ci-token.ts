import * as v from 'valibot';
import { remoteDelivery } from './remote-client.ts';
import type { ServiceAddress, SignIn } from './service-address.ts';

/** The endpoint at which a GitHub Actions run gets its token, and the token's audience. */
export type GithubTokenRequest = { url: string; requestToken: string; audience: string };

const answerSchema = v.object({ value: v.string() });

/** Exchanges the token of a CI run for a key of the delivery service. */
export async function signIn({ url, token }: SignIn): Promise<ServiceAddress> {
  const key = typeof token === 'string' ? token : await fetchCiToken(token);
  return { url, key: (await remoteDelivery({ url, key }).signIn()).key };
}

/** Requests a token for this run from GitHub Actions. Rejects if there is none. */
export async function fetchCiToken({
  url,
  requestToken,
  audience,
}: GithubTokenRequest): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${requestToken}` },
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`GitHub refused to issue a token: status ${response.status}.`);
  return v.parse(answerSchema, await response.json()).value;
}
