import { readDocument } from '../content/read-document.ts';

/** Validates a section's Markdown or YAML document and bundles its content. */
export default function documentLoader() {
  const { content, files } = readDocument(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export default ${JSON.stringify(content)};`;
}
