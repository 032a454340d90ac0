import { expect, test } from '@jest/globals';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { renderer } from '../../renderer.ts';
import { configuredSite } from './testing/configured-site.ts';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

const draw = (path: string) => renderer.render({ path, site, services });

test('draws the form and its three answers ahead', async () => {
  expect(await renderer.paths({ site, services })).toEqual(
    expect.arrayContaining(['/contactUs', ...Object.values(formAnswerPaths)]),
  );
});

test.each([
  [formAnswerPaths.sent, 'Message sent successfully!'],
  [formAnswerPaths.check, 'There is a problem'],
  [formAnswerPaths.notSent, 'There was an error sending the message. Try again!'],
])('%s says what happened, and search engines leave it out', async (path, heading) => {
  const { html, head, status } = await draw(path);

  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(head).toMatchObject({ robots: 'noindex', canonicalPath: path });
  expect(head.title).toMatch(new RegExp(` \\| ${site.product.name}$`));
  expect(status).toBe(200);
});

test('the server finds the mark in the list where it writes what was wrong, once', async () => {
  const { html } = await draw(formAnswerPaths.check);

  expect(html.split(PROBLEMS_MARKER)).toHaveLength(2);
  expect(html).toMatch(new RegExp(`<ul[^>]*>${PROBLEMS_MARKER}</ul>`));
});

test('a visitor whose message was not sent gets the phone number and the email', async () => {
  const { html } = await draw(formAnswerPaths.notSent);

  expect(html).toContain(`href="${site.contact.phoneLink}"`);
  expect(html).toContain(`href="mailto:${site.contact.email}"`);
});
