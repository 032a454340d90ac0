import { signedIn } from '../service/messages.ts';
import { fetchCiToken } from '../target/ci-token.ts';
import { callService } from '../target/service-call.ts';
import { parseSignIn } from '../target/target-config.ts';
import type { Service } from './open-target.ts';

/** Exchanges the token of a CI run for a key of the delivery service, and prints the key. */
export async function signIn({ service }: Service): Promise<void> {
  const { url, token } = parseSignIn(process.env, service);
  const key = typeof token === 'string' ? token : await fetchCiToken(token);
  const call = { method: 'POST', path: '/v1/sign-in' } as const;
  console.log((await callService({ url, key }, call, signedIn)).key);
}
