import path from 'node:path';
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { assetAddresses } from './asset-addresses.ts';

const section = { name: 'mfe-sleep', folder: path.join(__dirname, '../testing/a-section') };

function process(sheet: string) {
  return postcss([assetAddresses(section)]).process(sheet, { from: undefined });
}

test('rewrites url(assets/…) in a sheet to the content-addressed path', async () => {
  const { css, messages } = await process('a { background: url(assets/bed.svg) repeat-x }');
  expect(css).toMatch(
    /^a \{ background: url\(\/website\/assets\/mfe-sleep\/bed\.[0-9a-f]{8}\.svg\) repeat-x \}$/,
  );
  expect(messages).toEqual([
    expect.objectContaining({
      type: 'dependency',
      file: path.join(section.folder, 'assets/bed.svg'),
    }),
  ]);
});

test('fails the build if the file does not exist', async () => {
  await expect(process('a { background: url(assets/cot.svg) }')).rejects.toThrow(
    'assets/cot.svg does not exist.',
  );
});
