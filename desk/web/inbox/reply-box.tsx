import type { Reply } from '@site/api/submissions/handling.ts';
import type { Submission } from '@site/api/submissions/submission.ts';
import { isEmailAddress } from '@site/kit/api/text-fields.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { Box } from '../page/box.tsx';
import { PageLink, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { Inputs } from '../page/fields.tsx';

/** Maximum length of a reply. */
export const MAX_REPLY_LETTERS = 5000;

/** Whether the desk can reply to a submission by mail. */
export function canReplyTo({ kind, email }: Submission): boolean {
  const isAnswerable = kind === 'message' || kind === 'call-back';
  return isAnswerable && email !== undefined && isEmailAddress(email);
}

const stateWords: Readonly<Record<Reply['state'], string>> = {
  sending: 'being sent',
  accepted: 'accepted by the mail server',
  refused: 'not sent: the mail server refused it, so the message is open again',
  'no-server': 'not sent: the desk has no mail server any more, so the message is open again',
  uncertain:
    'may have been sent: the desk stopped while sending it. Ask the parent before you write again',
};

type RepliesProps = {
  item: Submission;
  replies: readonly Reply[];
  templates: SiteConfig['replies']['templates'];
  /** Index of the chosen template. */
  template: number;
  canMail: boolean;
  hidden: Readonly<Record<string, string>>;
};

/** The replies by mail, and the form for another. */
export function Replies(props: RepliesProps) {
  const { item, replies, templates, template, canMail, hidden } = props;
  const isOffered = canMail && canReplyTo(item) && !item.handling.notForUs;
  if (!isOffered && replies.length === 0) return null;
  const begin = templates[template]?.text ?? 'Hello {name},\n\n';
  return (
    <Box title="Reply">
      <ol className="grid gap-4">
        {replies.map(({ id, at, author, words, state }) => (
          <li key={id}>
            <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
              {words}
            </p>
            <p
              className={
                state === 'sending' || state === 'accepted' ? 'text-quiet' : 'text-coral-700'
              }
            >
              <bdi>{author}</bdi>, {indianMinute(new Date(at))}, {stateWords[state]}.
            </p>
          </li>
        ))}
      </ol>
      {isOffered && (
        <>
          <ul className="my-3 flex flex-wrap gap-x-6 gap-y-2">
            {templates.map(({ title }, index) => (
              <li key={title}>
                <PageLink href={`/inbox/${item.id}?template=${index}`}>{title}</PageLink>
              </li>
            ))}
          </ul>
          <DeskForm
            action={`/inbox/${item.id}/reply`}
            hidden={hidden}
            className="grid justify-items-start gap-3"
          >
            <div className="w-full">
              <Inputs
                fields={{
                  words: {
                    label: `Reply to ${item.email}`,
                    kind: 'lines',
                    maxLength: MAX_REPLY_LETTERS,
                    required: true,
                  },
                }}
                values={{
                  words: begin.replace(' {name}', () => (item.name ? ` ${item.name}` : '')),
                }}
              />
            </div>
            <Submit icon="mail">Send and mark as answered</Submit>
          </DeskForm>
        </>
      )}
    </Box>
  );
}
