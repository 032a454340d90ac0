/** A condition's name in mid-sentence: “autism”, “conduct disorder”; “ADHD” stays as it is. */
export function nameInSentence(name: string): string {
  const [first = '', second = ''] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name;
}
