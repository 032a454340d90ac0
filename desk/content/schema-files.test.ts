import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { parseFrontMatter } from '@site/kit/content/parse-yaml.ts';
import { collectionOf } from '@site/kit/content/read-document.ts';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { writtenSchema } from './json-schema.ts';
import { trackedEditorFiles } from './schema-files.ts';
import { documentSections, documentsIn } from './section-documents.ts';

const ajv = new Ajv({ strict: false, validateFormats: false });

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'));
}

test('the JSON Schemas and the settings of the editor are up to date (npx site schemas)', () => {
  for (const [file, contents] of trackedEditorFiles()) {
    expect({ file, isThere: existsSync(path.join(repositoryRoot, file)) }).toEqual({
      file,
      isThere: true,
    });
    expect({ file, schema: parsed(file) }).toEqual({ file, schema: JSON.parse(contents) });
  }
});

test('every document conforms to its JSON Schema', () => {
  const validators = new Map<unknown, ReturnType<typeof ajv.compile>>();
  const problems = documentSections().flatMap((section) =>
    documentsIn(section).flatMap((file) => {
      const content = path.join(section.folder, 'content');
      const collection = collectionOf(file, content);
      const validate =
        validators.get(collection) ?? ajv.compile(writtenSchema(collection, content));
      validators.set(collection, validate);
      const source = readFileSync(file, 'utf8');
      const written: unknown = file.endsWith('.md')
        ? (parseFrontMatter(source) ?? {})
        : parse(source);
      return validate(written) ? [] : [{ file, errors: validate.errors }];
    }),
  );
  expect(problems).toEqual([]);
});

test('site.config.json references its schema and conforms to it', () => {
  const config = parsed('site.config.json');
  expect(config).toHaveProperty('$schema', './kit/site-config.schema.json');
  const validate = ajv.compile(Object(parsed('kit/site-config.schema.json')));
  expect({ valid: validate(config), errors: validate.errors }).toEqual({
    valid: true,
    errors: null,
  });
});

test('the JSON Schemas reject unknown fields and values', () => {
  const section = documentSections().find(({ name }) => name === 'mfe-assessments');
  const conditions = section?.collections.find(({ files }) => files === 'conditions/*.md');
  if (!section || !conditions) throw new Error('There are no conditions.');
  const validate = ajv.compile(writtenSchema(conditions, path.join(section.folder, 'content')));
  const source = readFileSync(path.join(section.folder, 'content/conditions/adhd.md'), 'utf8');
  const written = Object(parseFrontMatter(source));
  expect(validate({ ...written, topic: 'dental' })).toBe(false);
  // A condition's heading belongs in the body, not in the front matter.
  expect(validate({ ...written, heading: 'ADHD' })).toBe(false);
});
