import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openPictureHost, type PictureHost } from '../../testing/picture-host.ts';
import { fetchPicture } from './fetch-picture.ts';
import { isPublicAddress } from '../../fetching/network.ts';

let host: PictureHost;

const answers: Record<string, (response: ServerResponse) => void> = {
  '/cap.jpg': (response) => void response.end('a cap'),
  '/moved': (response) => void response.writeHead(302, { location: '/cap.jpg' }).end(),
  '/round': (response) => void response.writeHead(301, { location: '/round' }).end(),
  '/to-http': (response) =>
    void response.writeHead(302, { location: 'http://pictures.example/cap.jpg' }).end(),
  '/inwards': (response) => void response.writeHead(302, { location: 'https://10.0.0.1/' }).end(),
  '/says-too-much': (response) =>
    void response.writeHead(200, { 'content-length': 9 * 1024 * 1024 }).end(),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(256 * 1024)));
    };
    response.on('drain', more);
    more();
  },
  '/breaks-off': (response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  },
};

beforeEach(async () => {
  host = await openPictureHost((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
});

afterEach(() => host.close());

const fetched = (address: string) => fetchPicture(address, host.network);

test('fetches a picture and follows redirects', async () => {
  const bytes = Buffer.from('a cap');
  expect(await fetched('https://pictures.example/cap.jpg')).toEqual({ kind: 'fetched', bytes });
  expect(await fetched('https://pictures.example/moved')).toEqual({ kind: 'fetched', bytes });
  expect(host.asked).toContain('pictures.example/cap.jpg');
});

test.each([
  ['http://pictures.example/cap.jpg', 'is not an https URL'],
  ['https://pictures.example:8443/cap.jpg', 'uses a non-standard port'],
  ['https://somebody:secret@pictures.example/cap.jpg', 'has credentials in its URL'],
  ['cap.jpg', 'has an invalid URL'],
])('doesn’t fetch %s: it %s', async (address, reason) => {
  expect(await fetched(address)).toEqual({ kind: 'failed', reason, atHost: false });
  expect(host.asked).toEqual([]);
});

test.each([
  ['/nothing', 'could not be fetched: its host responded with 404'],
  ['/round', 'redirects more than 3 times'],
  ['/to-http', 'is not an https URL'],
  ['/inwards', 'is not on the public internet'],
  ['/says-too-much', 'is larger than 8 MB'],
  ['/endless', 'is larger than 8 MB'],
])('rejects %s: it %s', async (path, reason) => {
  expect(await fetched(`https://pictures.example${path}`)).toEqual({
    kind: 'failed',
    reason,
    atHost: false,
  });
});

test.each([
  ['127.0.0.1'],
  ['2130706433'],
  ['0x7f.1'],
  ['[::1]'],
  ['[::ffff:127.0.0.1]'],
  ['169.254.169.254'],
  ['[fd00:ec2::254]'],
])('never fetches from a private network, whatever the notation: %s', async (name) => {
  const outcome = await fetchPicture(`https://${name}/cap.jpg`, {
    ...host.network,
    mayConnect: isPublicAddress,
  });
  expect(outcome).toMatchObject({ reason: 'is not on the public internet' });
  expect(host.asked).toEqual([]);
});

test('reports a truncated response and an unknown host', async () => {
  expect(await fetched('https://pictures.example/breaks-off')).toMatchObject({ kind: 'failed' });
  const resolve = async () => {
    throw new Error('ENOTFOUND');
  };
  expect(
    await fetchPicture('https://pictures.example/cap.jpg', { ...host.network, resolve }),
  ).toEqual({ kind: 'failed', reason: 'could not be fetched from its host', atHost: true });
});

test('rejects host names if any of their addresses is in a private network', async () => {
  for (const addresses of [['10.0.0.7'], ['1.1.1.1', '127.0.0.1'], ['::ffff:10.0.0.7']]) {
    const outcome = await fetchPicture('https://pictures.example/cap.jpg', {
      ...host.network,
      resolve: async () => addresses,
      mayConnect: isPublicAddress,
    });
    expect(outcome).toMatchObject({ reason: 'is not on the public internet' });
  }
  expect(host.asked).toEqual([]);
});

test('resolves a host name once per connection and connects to that address', async () => {
  const looked: string[] = [];
  const outcome = await fetchPicture('https://no-such-host.invalid/cap.jpg', {
    ...host.network,
    resolve: async (hostname) => {
      looked.push(hostname);
      return ['127.0.0.1'];
    },
  });
  expect(outcome).toMatchObject({ kind: 'fetched' });
  expect(looked).toEqual(['no-such-host.invalid']);
});
