import { openTestSite } from '@site/delivery/testing/open-test-site.ts';

/*
 * A program of its own, because its memory is what is measured: composes a site of so many generated pages, of eight
 * kilobytes each, and prints how many they were, how long it took in milliseconds, and the most memory in bytes.
 */

const [pages = '100000'] = process.argv.slice(2);
const numbers = Array.from({ length: Number(pages) }, (_each, index) => index + 1);
const testSite = await openTestSite();
try {
  const startedAt = performance.now();
  const outcome = await testSite.goLive(
    { name: 'shell', words: 'Words for parents. '.repeat(400) },
    {
      name: 'mfe-blog',
      pages: Object.fromEntries(numbers.map((number) => [`/blog/${number}`, `Page ${number}`])),
      prefixes: ['/blog'],
      routes: [{ id: 'page', pattern: '/blog/:number' }],
    },
  );
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('\n'));
  const { maxRSS } = process.resourceUsage();
  const milliseconds = performance.now() - startedAt;
  console.log(JSON.stringify({ pages: outcome.rendered, milliseconds, bytes: maxRSS * 1024 }));
} finally {
  await testSite.close();
}
