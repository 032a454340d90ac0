import { expect, test } from '@jest/globals';
import { PageContext } from '@site/kit/islands/page-context.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { render, screen } from '@testing-library/react';
import { words } from '../../content/words.ts';
import { page } from './page.tsx';

test('links to a page for each detail', () => {
  const context = pageContextInTest();
  render(
    <PageContext value={context}>
      {page.render({ ...context, params: {}, data: undefined })}
    </PageContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading);
  for (const { slug, title } of words.details) {
    const link = screen.getByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(`/vaccines/${slug}`);
  }
});
