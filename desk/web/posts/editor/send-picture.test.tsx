import { expect, jest, test } from '@jest/globals';
import { MAX_PICTURE_BYTES } from '@site/api/posts/picture-file.ts';
import { sendPicture } from './browser/autosave.ts';

// jsdom does not implement it.
Blob.prototype.arrayBuffer = async function arrayBuffer() {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    if (reader.result instanceof ArrayBuffer) resolve(reader.result);
  });
  reader.readAsArrayBuffer(this);
  return promise;
};

test.each([
  ['a HEIC file', 100, 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.'],
  ['a large file', MAX_PICTURE_BYTES + 1, 'This file is larger than 20 MB.'],
])('refuses %s in the words of the desk, without sending it', async (_what, size, problem) => {
  const fetched = jest.fn<typeof fetch>();
  Object.assign(globalThis, { fetch: fetched });
  const file = new File(['\0\0\0\x18ftypheic'], 'a.heic');
  Object.defineProperty(file, 'size', { value: size });
  expect(await sendPicture(document.createElement('form'), file)).toEqual({ problem });
  expect(fetched).not.toHaveBeenCalled();
});
