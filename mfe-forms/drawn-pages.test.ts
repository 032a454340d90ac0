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
  expect(head).toMatchObject({ robots: 'noindex', canonicalPath: path });
  expect(head.title).toMatch(new RegExp(` \\| ${site.product.name}$`));
  expect(status).toBe(200);
});

test.each([contact.check, deletion.check, waitlist.check])(
  '%s: has the placeholder for errors exactly once',
  async (path) => {
    const { html } = await draw(path);

    expect(html.split(PROBLEMS_MARKER)).toHaveLength(2);
    expect(html).toMatch(new RegExp(`<ul[^>]*>${PROBLEMS_MARKER}</ul>`));
  },
);

test.each([
  [
    '/intervention/comingSoon',
    '/api/subscribe-public',
    ['<h1>Interventions are coming soon</h1>', 'Explore our assessments in the meantime'],
  ],
  [
    '/delete-data',
    '/api/delete-data',
    [
      '<h1>Delete My Data</h1>',
      'The email must match the one you use in the app. We may need to verify your identity.',
      'maxLength="2000"',
    ],
  ],
])(
  '%s has a form that the browser posts to %s, and no unfilled placeholders',
  async (path, action, words) => {
    const { html, head } = await draw(path);

    for (const each of words) expect(html).toContain(each);
    const [form] = /<form[^>]*>/.exec(html) ?? [];
    for (const attribute of [`action="${action}"`, 'method="post"', 'data-live']) {
      expect(form).toContain(attribute);
    }
    expect(head).toMatchObject({ canonicalPath: path });
    expect(head.robots).toBeUndefined();
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[{}]/);
  },
);

test.each([contact.notSent, deletion.notSent, waitlist.notSent])(
  '%s shows the phone number and the email',
  async (path) => {
    const { html } = await draw(path);

    expect(html).toContain(`href="${site.contact.phoneLink}"`);
    expect(html).toContain(`href="mailto:${site.contact.email}"`);
  },
);
