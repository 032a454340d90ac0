import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts';
import type { DeskSection } from './section.ts';
import { TOKEN_FIELD } from './page/desk-form.tsx';

let desk: TestDesk;

beforeEach(async () => {
  desk = await openTestDesk();
});

afterEach(() => desk.close());

test('the policy allows only the desk’s own scripts, and the stylesheet by hash', async () => {
  const operator = await desk.signIn('operator');
  const { body, headers } = await operator.get('/people');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none';.*form-action 'self'; frame-ancestors 'none';/);
  expect(policy).toMatch(/; script-src 'self'; connect-src 'self'; style-src 'sha256-[\w+/=]+'$/);
  expect(body.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/src="\/kept-forms\.js\?[\da-f]{8}"/),
    expect.stringMatching(/src="\/desk\.js\?[\da-f]{8}"/),
  ]);
  expect(body).not.toContain(' style="');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('the next page says once whether the desk accepted a form, whose text is kept or forgotten', async () => {
  const operator = await desk.signIn('operator');
  const answerOf = ({ body }: { body: string }) => /<main[^>]* data-answer="(\w+)"/.exec(body)?.[1];
  expect(answerOf(await operator.get('/people/new'))).toBeUndefined();
  const fields = { name: 'Ravi', email: 'ravi@pebble.example', roles: ['writer'] };
  expect(answerOf(await operator.post('/people/new', { ...fields, email: 'ravi' }))).toBe(
    'refused',
  );
  const { location = '' } = await operator.post('/people/new', fields);
  const next = await operator.get(location);
  expect([answerOf(next), next.body.includes('Ravi can sign in now.')]).toEqual(['accepted', true]);
  const later = await operator.get(location);
  expect([answerOf(later), later.body.includes('can sign in now')]).toEqual([undefined, false]);
  // A form that leads to the sign-in page was not accepted.
  const { cookies, get, post } = operator;
  cookies.delete('__Host-desk');
  expect((await post('/people/new', fields)).location).toBe('/sign-in');
  expect(answerOf(await get('/sign-in'))).toBeUndefined();
});

test('tells a page whose session it is, and the current token', async () => {
  const operator = await desk.signIn('operator');
  const { body } = await operator.get('/people/new');
  expect(body).toContain(`data-user="${operator.user.id}"`);
  const { user, token }: Record<string, unknown> = JSON.parse(
    (await operator.get('/session')).body,
  );
  expect(user).toBe(operator.user.id);
  expect(body).toContain(`name="${TOKEN_FIELD}" value="${String(token)}"`);
  expect((await desk.newBrowser().get('/session')).status).toBe(401);
});

test('escapes a forged notice', async () => {
  const operator = await desk.signIn('operator');
  const planted = JSON.stringify({ tone: 'done', text: '<img src=x onerror=alert(1)>' });
  operator.cookies.set('__Host-desk-flash', Buffer.from(planted).toString('base64url'));
  expect((await operator.get('/people')).body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  operator.cookies.set('__Host-desk-flash', 'no flash');
  expect((await operator.get('/people')).status).toBe(200);
});

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the file system', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
])('says that the disk is full if %s does', async (_which, cause) => {
  const failing: DeskSection = {
    path: '/failing',
    title: 'Failing',
    icon: 'info',
    action: 'manage-people',
    routes: (app) =>
      void app.get('/failing', { config: { access: 'manage-people' } }, async () => {
        throw new Error('The database is unavailable.', { cause });
      }),
  };
  await desk.close();
  desk = await openTestDesk(() => [failing]);
  const operator = await desk.signIn('operator');
  const { status, body } = await operator.get('/failing');
  expect(status).toBe(503);
  expect(body).toContain('The disk is full');
});
