import type { ArticleBlock, ArticleText as Text } from '../../content/article-schema.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';
import { CitedText } from '../medical/cited-text.tsx';

/** What to remember, and the sections of a text to read. */
export function ArticleText({ inShort, sections }: Text) {
  return (
    <div className="ui-article">
      <aside className="ui-in-short">
        <h2>{inShort.heading}</h2>
        <BulletPoints points={inShort.points} />
      </aside>
      <div className="ui-article-text">
        {sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            {section.blocks.map((block) => (
              <Block key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function keyOf(block: ArticleBlock): string | undefined {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'points':
      return block.points[0]?.text;
    case 'grades':
      return block.grades[0]?.name;
  }
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <CitedText of={block} />
        </p>
      );
    case 'points':
      return <BulletPoints points={block.points} />;
    case 'grades':
      return (
        <dl className="ui-grades">
          {block.grades.map(({ name, range, about }) => (
            <div key={name}>
              <dt>
                <b>{name}</b> {range}
              </dt>
              <dd>
                <CitedText of={about} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
