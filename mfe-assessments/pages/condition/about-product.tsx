import { AboutPanel } from '../medical/about-panel.tsx';
import { useCondition } from './condition-context.ts';

/** What the assessment is and is not. */
export function AboutProduct() {
  const { topic, aboutProduct } = useCondition().condition;
  return <AboutPanel topic={topic} {...aboutProduct} />;
}
