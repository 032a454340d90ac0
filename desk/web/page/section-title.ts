/** Display name of a section: "Assessments" for `mfe-assessments`. */
export function titleOf(section: string): string {
  if (section === 'config') return 'Configuration';
  const name = section.replace(/^mfe-/, '').replaceAll('-', ' ');
  return sentenceStart(name);
}

export function sentenceStart(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
