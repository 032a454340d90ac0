import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keyStore } from '../../access/key-store.ts';
import { createProvider } from '../accounts/providers.ts';
import { openTestDesk, type TestDesk } from '../../testing/open-test-desk.ts';

let desk: TestDesk;

beforeEach(async () => {
  desk = await openTestDesk();
});

afterEach(() => desk.close());

test('an operator adds a person, who signs in with the link', async () => {
  const operator = await desk.signIn('operator');
  await operator.get('/people/new');
  const fields = { name: 'Ravi Iyer', email: 'ravi@pebble.example', roles: 'front-desk' };
  const { location = '' } = await operator.post('/people/new', fields);
  const shown = await operator.post(`${location}/link`);
  const [, url = ''] = /value="(https:[^"]+)"/.exec(shown.body) ?? [];
  const ravi = desk.newBrowser();
  const token = new URL(url).searchParams.get('token') ?? '';
  expect((await ravi.post('/sign-in/link', { token })).status).toBe(303);
  expect((await ravi.get('/account')).body).toContain('Front desk');
  const said = (await desk.registry.journal(3)).map(({ who, what }) => [who, what]);
  const by = 'Person 1 (person.1@pebble.example)';
  expect(said).toEqual([
    ['Ravi Iyer (ravi@pebble.example)', 'sign in to the desk'],
    [by, 'create a sign-in link for Ravi Iyer (ravi@pebble.example)'],
    [by, 'add person Ravi Iyer (ravi@pebble.example)'],
  ]);
});

test('rejects duplicate people, missing names, and invalid addresses and roles', async () => {
  const operator = await desk.signIn('operator');
  await operator.get('/people/new');
  const sound = { name: 'Ravi', email: 'ravi@pebble.example', roles: 'writer' };
  for (const changes of [{ name: ' ' }, { email: 'ravi' }, { roles: 'admin' }, { roles: [] }]) {
    expect((await operator.post('/people/new', { ...sound, ...changes })).status).toBe(422);
  }
  const taken = { ...sound, email: 'PERSON.1@Pebble.Example' };
  expect((await operator.post('/people/new', taken)).body).toContain('already uses this address');
});

test('nobody changes their own roles, and the log names roles before and after', async () => {
  const operator = await desk.signIn('operator');
  const { id } = operator.user;
  expect((await operator.get(`/people/${id}`)).body).not.toContain(`/people/${id}/roles`);
  await operator.post(`/people/${id}/roles`, { roles: ['operator', 'clinician'] });
  expect((await operator.get(`/people/${id}`)).body).toContain(
    'Another operator has to change your roles',
  );
  expect((await operator.get('/account')).body).not.toContain('Clinician');

  const other = await desk.signIn('operator');
  await other.get(`/people/${id}`);
  await other.post(`/people/${id}/roles`, { roles: ['operator', 'clinician'] });
  expect((await desk.registry.journal(1))[0]).toMatchObject({
    who: 'Person 2 (person.2@pebble.example)',
    what: 'change the roles of Person 1 (person.1@pebble.example) from operator to operator, clinician',
  });
});

test('where mail is set up, a sign-in link goes to its owner and is not shown', async () => {
  const mailed: string[] = [];
  const mailLink = async ({ email }: { email: string }, { url }: { url: string }) => {
    mailed.push(`${email} ${url}`);
  };
  await desk.close();
  desk = await openTestDesk(() => [], { mailLink });
  const operator = await desk.signIn('operator');
  const nair = await desk.addUser('Dr Nair', 'clinician');
  expect((await operator.get(`/people/${nair.id}`)).body).toContain('E-mail a sign-in link');
  const { location = '' } = await operator.post(`/people/${nair.id}/link`);
  const { body } = await operator.get(location);
  expect(body).toContain('We have e-mailed a sign-in link to dr.nair@pebble.example.');
  expect(body).not.toContain('/sign-in/link?token');
  expect(mailed).toEqual([expect.stringMatching(/^dr\.nair@pebble\.example https:.*token=/)]);
});

test('where only a provider is set up, operators create no links', async () => {
  const client = { issuer: 'https://accounts.example', clientId: 'desk', clientSecret: 'secret' };
  const provider = createProvider({ id: 'google', name: 'Google', ...client });
  await desk.close();
  desk = await openTestDesk(() => [], { providers: [provider] });
  const operator = await desk.signIn('operator');
  const nair = await desk.addUser('Dr Nair', 'clinician');
  expect((await operator.get(`/people/${nair.id}`)).body).not.toContain(`${nair.id}/link`);
  const { body, location } = await operator.post(`/people/${nair.id}/link`);
  expect([location, body]).toEqual([`/people/${nair.id}`, '']);
});

test('the last operator cannot be removed', async () => {
  const operator = await desk.signIn('operator');
  const { id } = operator.user;
  await operator.get('/people');
  await operator.post(`/people/${id}/remove`);
  expect((await operator.get('/people')).body).toContain('This is the last operator');
  const other = await desk.signIn('operator');
  await other.get('/people');
  await other.post(`/people/${id}/remove`);
  expect((await operator.get('/people')).location).toBe('/sign-in');
});

test('a key is shown once, works, and can be revoked', async () => {
  const operator = await desk.signIn('operator');
  await operator.get('/people/keys/new');
  const fields = { name: 'content-ci', days: '30', sections: 'posts', actions: 'promote' };
  const { body } = await operator.post('/people/keys/new', fields);
  const [text = ''] = /delivery_[0-9a-f]{16}_[\w-]{43}/.exec(body) ?? [];
  expect(body).toContain(`DELIVERY_URL=https://desk.pebble.example\nDELIVERY_KEY=${text}`);
  const keys = keyStore(desk.registry);
  expect(await keys.check(text)).toMatchObject({ kind: 'valid' });
  expect((await operator.get('/people/keys')).body).not.toContain(text);
  expect((await operator.post('/people/keys/new', fields)).body).toContain('is or was in use');
  const asked = await operator.get('/people/keys/content-ci/revoke');
  expect(asked.body).toContain('Revoke the key content-ci?');
  expect(await keys.check(text)).toMatchObject({ kind: 'valid' });
  await operator.post('/people/keys/content-ci/revoke');
  expect(await keys.check(text)).toMatchObject({ kind: 'revoked' });
  const said = (await desk.registry.journal(2)).map(({ what }) => what);
  expect(said).toEqual(['revoke key content-ci', 'add key content-ci']);
});

test('a key cannot approve in a role that its maker does not have', async () => {
  const key = { days: '30', sections: 'posts', actions: 'approve', roles: 'clinical' };
  const operator = await desk.signIn('operator');
  await operator.get('/people/keys/new');
  const refused = await operator.post('/people/keys/new', { ...key, name: 'approver' });
  expect(refused.body).toContain('A key can approve only in a role that you have yourself');
  expect(await keyStore(desk.registry).list()).toEqual([]);
  const both = await desk.signIn('operator', 'clinician');
  await both.get('/people/keys/new');
  const { body } = await both.post('/people/keys/new', { ...key, name: 'approver' });
  expect(body).toMatch(/delivery_[0-9a-f]{16}_/);
});
