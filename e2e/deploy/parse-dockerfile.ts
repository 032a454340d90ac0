/** One line of a Dockerfile: `COPY`, and what is copied. */
export type Instruction = { word: string; words: string };

/** What one image is made of: its name, what it begins with, and what is done to that. */
export type Stage = { name: string; from: string; instructions: readonly Instruction[] };

/**
 * The stages of a Dockerfile, in their order. Lines that end in a backslash go on, and comments are left out, between
 * them too. Throws for a line before the first stage that is no `ARG`.
 */
export function parseDockerfile(text: string): readonly Stage[] {
  const whole = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of whole.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = ''] = words.split(/\s+/);
      stages.push({ name, from, instructions: [] });
    } else if (word !== 'ARG' || stages.length > 0) {
      const stage = stages.at(-1);
      if (!stage || word === '') throw new Error(`A Dockerfile cannot say: ${line}`);
      stage.instructions.push({ word, words });
    }
  }
  return stages;
}
