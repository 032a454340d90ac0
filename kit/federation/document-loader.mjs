import { readDocument } from '../content/read-document.ts';

/** Builds the content of a Markdown or YAML document of a section into a bundle, after its schema has judged it. */
export default function documentLoader() {
  const { content, files } = readDocument(this.resourcePath);
  for (const file of files) this.addDependency(file);
  return `export default ${JSON.stringify(content)};`;
}
