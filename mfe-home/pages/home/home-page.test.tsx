import { expect, test } from '@jest/globals';
import { parseSiteConfig } from '@site/kit/site.ts';
import { render, screen } from '@testing-library/react';
import siteConfig from '../../../site.config.json';
import { HomePage } from './home-page.tsx';

const nothing = () => {};

test('the page has one name of its own, whichever slide is in front', () => {
  const parsed = parseSiteConfig(siteConfig);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  render(
    <HomePage
      site={parsed.site}
      params={{}}
      data={{ featured: null }}
      openDialog={nothing}
      notify={nothing}
      setTitlePrefix={nothing}
    />,
  );

  const names = screen.getAllByRole('heading', { level: 1 });
  expect(names).toHaveLength(1);
  expect(names[0]).toHaveTextContent(parsed.site.product.name);
  expect(names[0]?.closest('[aria-roledescription]')).toBeNull();
});
