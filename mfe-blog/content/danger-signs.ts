import { cite } from './cite.ts';

/**
 * The signs of an ill child that mean going to hospital at once, as a list that follows “if your child:”.
 * The first five are those of the World Health Organization's chart booklet, which the posts cite
 * before the list; the others are red signs of NICE NG143, whose place in the post is `niceFever`.
 */
export function dangerSigns(niceFever: number): string {
  return `
<ul>
<li>cannot drink or breastfeed</li>
<li>vomits everything</li>
<li>has a seizure (fit)</li>
<li>is very sleepy and hard to wake</li>
<li>struggles to breathe, or the chest pulls in with each breath</li>
<li>has blue, grey or very pale lips, tongue or skin${cite(niceFever)}</li>
<li>has a fever with a stiff neck, or with a bulging soft spot on the head${cite(niceFever)}</li>
<li>has a rash that does not fade when you press a clear glass on it${cite(niceFever)}</li>
</ul>
`.trim();
}
