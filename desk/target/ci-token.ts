import * as v from 'valibot';

/** Where GitHub Actions gives a run its tokens, and whom the token is to be for. */
export type GithubTokenRequest = { url: string; requestToken: string; audience: string };

const answerSchema = v.object({ value: v.string() });

/** Asks GitHub Actions for a token of this run. Rejects when it gives none. */
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
  if (!response.ok) throw new Error(`GitHub gives no token: status ${response.status}.`);
  return v.parse(answerSchema, await response.json()).value;
}
