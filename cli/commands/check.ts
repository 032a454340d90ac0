import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { printJson, withProgress } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { UsageError, parseDeliveryConfig } from '@site/delivery/config.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';

/** Debounce after a save, in milliseconds. */
const SAVED_MS = 200;

type CheckOptions = { watch?: boolean | undefined; json?: boolean | undefined };

/** Checks all documents of the site, or the release in a folder. */
export async function check(
  folder: string | undefined,
  { watch, json }: CheckOptions,
): Promise<void> {
  if (folder !== undefined) {
    if (watch) throw new UsageError('--watch checks documents, not a release.');
    await checkRelease(folder, { json });
  } else if (watch) {
    await watchDocuments();
  } else if (json) {
    const { documentProblems } = await import('@site/desk/content/section-documents.ts');
    const problems = await documentProblems();
    printJson({ problems });
    if (problems.length > 0) process.exitCode = 1;
  } else if ((await printProblems()) > 0) {
    process.exitCode = 1;
  }
}

/**
 * Checks a release against the contract, regardless of how it was built, and returns whether it conforms. Doesn't run
 * it in a browser. With `isQuiet`, prints only problems.
 */
export async function checkRelease(
  folder: string,
  { json, isQuiet }: { json?: boolean | undefined; isQuiet?: boolean | undefined },
): Promise<boolean> {
  const { checkConformance } = await import('@site/delivery/conformance/check-conformance.ts');
  const site = await readSiteConfig(parseDeliveryConfig(process.env).siteConfigFile);
  const { problems, pages } = await withProgress('Rendering', checkConformance(folder, site));
  if (problems.length > 0) {
    printRejection(problems, 'This release breaks the contract', json);
  } else if (isQuiet) {
    return true;
  } else if (json) {
    printJson({ problems, pages });
  } else {
    console.log(
      `This release conforms to version ${CONTRACT_VERSION} of the contract or its predecessor: ${pages} pages rendered.`,
    );
  }
  return problems.length === 0;
}

/** Writes the JSON Schemas that editors use to complete and check documents. */
export async function writeSchemas(): Promise<void> {
  const { writeEditorFiles } = await import('@site/desk/content/schema-files.ts');
  await writeEditorFiles();
}

async function printProblems(): Promise<number> {
  const { documentProblems } = await import('@site/desk/content/section-documents.ts');
  const problems = await documentProblems();
  for (const problem of problems) console.error(problem);
  return problems.length;
}

/** Writes the schemas for editors and checks documents after every save. `.vscode/tasks.json` matches the lines that begin and end a check. */
async function watchDocuments(): Promise<void> {
  await writeSchemas();
  const { documentSections } = await import('@site/desk/content/section-documents.ts');
  let waiting: NodeJS.Timeout | undefined;
  const read = async () => {
    console.log('Checking documents …');
    const count = await printProblems();
    console.log(`Checked documents: ${count} problems`);
  };
  const readSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void read(), SAVED_MS);
  };
  for (const { folder } of documentSections()) {
    for (const name of ['content', 'assets']) {
      const watched = path.join(folder, name);
      if (existsSync(watched)) watchFolder(watched, { recursive: true }, readSoon);
    }
  }
  readSoon();
}
