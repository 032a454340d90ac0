import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keyStore } from '../../access/key-store.ts';
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

test('a changed role applies immediately', async () => {
  const operator = await desk.signIn('operator');
  const writer = await desk.signIn('writer');
  await operator.get(`/people/${writer.user.id}`);
  await operator.post(`/people/${writer.user.id}/roles`, { roles: ['writer', 'operator'] });
  expect((await writer.get('/people')).status).toBe(200);
});

test('the last operator cannot lose the role', async () => {
  const operator = await desk.signIn('operator');
  const { id } = operator.user;
  await operator.post(`/people/${id}/roles`, { roles: 'writer' });
  expect((await operator.get(`/people/${id}`)).body).toContain('This is the last operator');
  await operator.post(`/people/${id}/remove`);
  expect((await operator.get('/people')).status).toBe(200);
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
  const keys = keyStore(desk.registry);
  expect(await keys.check(text)).toMatchObject({ kind: 'valid' });
  expect((await operator.get('/people/keys')).body).not.toContain(text);
  expect((await operator.post('/people/keys/new', fields)).body).toContain('is or was in use');
  await operator.post('/people/keys/content-ci/revoke');
  expect(await keys.check(text)).toMatchObject({ kind: 'revoked' });
  const said = (await desk.registry.journal(2)).map(({ what }) => what);
  expect(said).toEqual(['revoke key content-ci', 'add key content-ci']);
});
