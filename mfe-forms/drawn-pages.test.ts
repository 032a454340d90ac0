import { expect, test } from '@jest/globals';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { renderer } from './renderer.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };

const draw = (path: string) => renderer.render({ path, site, services });

const { contact, deletion, waitlist } = formAnswerPaths;

test('pre-renders the forms and their result pages', async () => {
  const answers = Object.values(formAnswerPaths).flatMap((paths) => Object.values(paths));
  const drawn = await renderer.paths({ site, services });

  expect(new Set(drawn)).toEqual(
    new Set(['/contactUs', '/delete-data', '/intervention/comingSoon', ...answers]),
  );
});

test.each([
  [contact.sent, 'Message sent successfully!'],
  [contact.check, 'There is a problem'],
  [contact.notSent, 'There was an error sending the message. Try again!'],
  [deletion.sent, 'Your request has been submitted successfully!'],
  [deletion.check, 'There is a problem'],
  [deletion.notSent, 'There was an error submitting your request. Please try again.'],
  [waitlist.sent, 'You are on the waitlist'],
  [waitlist.check, 'There is a problem'],
  [waitlist.notSent, 'There was an error sending the message. Try again!'],
])('%s states the outcome, and is not indexed', async (path, heading) => {
  const { html, head, status } = await draw(path);

  expect(html).toContain(`<h1>${heading}</h1>`);
  // The service fills in the errors.
  const lists = html.match(new RegExp(`<ul[^>]*>${PROBLEMS_MARKER}</ul>`, 'g')) ?? [];
  expect(lists).toHaveLength(heading === 'There is a problem' ? 1 : 0);
  const { phoneLink, email } = site.contact;
  const needed = heading.startsWith('There was an error') ? [phoneLink, `mailto:${email}`] : [];
  expect(needed.filter((href) => !html.includes(`href="${href}"`))).toEqual([]);
  expect(head).toMatchObject({ robots: 'noindex', canonicalPath: path });
  expect(head.title).toMatch(new RegExp(` \\| ${site.product.name}$`));
  expect(status).toBe(200);
});

test.each([
  ['/intervention/comingSoon', '/api/subscribe-public'],
  ['/delete-data', '/api/delete-data'],
])('%s has a form that the browser posts to %s', async (path, action) => {
  const { html, head } = await draw(path);

  const [form] = /<form[^>]*>/.exec(html) ?? [];
  for (const attribute of [`action="${action}"`, 'method="post"', 'data-live']) {
    expect(form).toContain(attribute);
  }
  expect(head.robots).toBeUndefined();
});
