/** An instruction of a Dockerfile, such as `COPY`, and its arguments. */
type Instruction = { word: string; words: string };

/** A stage: its name, its base and its instructions. */
export type Stage = { name: string; from: string; instructions: readonly Instruction[] };

/**
 * Parses the stages of a Dockerfile. Joins lines that end in a backslash, and skips comments, even between them. Throws
 * if there is anything but `ARG` before the first stage.
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
      if (!stage || word === '') throw new Error(`Invalid line in the Dockerfile: ${line}`);
      stage.instructions.push({ word, words });
    }
  }
  return stages;
}
