import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { remote } from './remote.ts';

const site = configuredSite();

test.each(remote.routes.map(({ pattern, open }) => ({ pattern, open })))(
  'the structured data for $pattern has breadcrumbs and a subject',
  async ({ pattern, open }) => {
    const { head } = await open();
    const given = head({ site, params: {}, data: undefined });
    const { title, description, jsonLd = [] } = given;

    expect(given.canonicalPath).toBe(pattern);
    expect(title).toMatch(new RegExp(` \\| ${site.product.name}$`));
    expect(description.length).toBeLessThanOrEqual(160);
    const trail = jsonLd.find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = trail?.['itemListElement'];
    if (!Array.isArray(steps)) throw new Error('There is no trail.');
    expect(steps[0]).toMatchObject({ position: 1, name: 'Home', item: `${site.siteUrl}/` });
    expect(steps.at(-1)).toMatchObject({
      position: steps.length,
      item: `${site.siteUrl}${pattern}`,
    });
    expect(JSON.stringify(jsonLd)).not.toMatch(/\{\w+\}|undefined/);
  },
);
