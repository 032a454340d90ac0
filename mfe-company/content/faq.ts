import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { Faq } from './faq-schema.ts';

/**
 * The questions page, `/company/faq`.
 * Figures (over 70 parameters, 5 to 10 minutes, 27 questions, 48 hours, one month) are the specification's, section 9.
 * Where data is kept and for how long is told by the site configuration; how, nobody has told us yet.
 */
export const faq: Faq = {
  head: {
    title: 'Questions and answers about child health screening | {product}',
    description:
      'What screening checks, how long it takes, how you get the report, and what happens to your child’s data. Plain answers for parents.',
  },
  crumb: 'Questions and answers',
  heading: 'Questions and answers',
  lead: 'Here is what a parent may want to know before a screening. Press a question to read its answer.',
  picture: {
    src: 'illustrations/home-questions.svg',
    alt: 'A mother with a tablet and her son at a table, beside a list of questions',
    width: 400,
    height: 300,
  },
  linkToAnswer: 'Link to this answer',
  questions: [
    {
      id: 'why-screen',
      question: 'Why should my child be screened?',
      answer: [
        {
          kind: 'paragraph',
          text: 'Some things are easy to miss at home. A child may not know that the board looks blurred. A child may think that everyone hears faint sounds.',
        },
        {
          kind: 'paragraph',
          text: 'Screening is a quick look at many parts of your child’s health. It can show what needs a closer look, but it cannot find everything.',
        },
        {
          kind: 'paragraph',
          text: 'Screening is not a diagnosis. A diagnosis comes from a doctor or another trained specialist, after a full check.',
        },
      ],
    },
    {
      id: 'what-happens',
      question: 'What happens during a screening?',
      answer: [
        {
          kind: 'paragraph',
          text: 'A physical screening takes 5 to 10 minutes. It is non-invasive, which means that nothing breaks the skin. Your child’s report comes to the {product} app.',
        },
        {
          kind: 'list',
          intro: 'How you start depends on what you want to check:',
          items: [
            'Physical screening: book a visit. For now it is available only in Bengaluru.',
            'Behavioural assessments: start on the assessment site. Each one has 27 questions.',
            'Learning assessments: start on the assessment site. Each one has two stages.',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can book on our ',
            { kind: 'page', text: 'clinic page', to: '/clinic' },
            '. A school can ask for a demo on our ',
            { kind: 'page', text: 'school page', to: '/school' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'what-we-check',
      question: 'What do you check?',
      answer: [
        {
          kind: 'paragraph',
          text: 'A physical screening covers over 70 parameters. A parameter is one thing that we look at or measure.',
        },
        {
          kind: 'list',
          intro: 'They cover:',
          items: [
            'hair, skin, eyes and ears',
            'hearing, teeth and throat',
            'heart, lungs and tummy (abdomen)',
            'vital signs, such as the pulse, and blood pressure',
            'how much oxygen the blood carries (SpO2)',
            'haemoglobin, the part of blood that carries oxygen, checked without a needle',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Other assessments look at ',
            { kind: 'page', text: 'feelings and behaviour', to: '/assessments/behavioral' },
            ' and at ',
            { kind: 'page', text: 'reading, writing and numbers', to: '/assessments/learning' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'how-it-helps',
      question: 'How can screening help my child?',
      answer: [
        {
          kind: 'paragraph',
          text: 'A check may find something early, so that your child can get help sooner.',
        },
        {
          kind: 'list',
          intro: 'After a screening you have:',
          items: [
            'a clearer idea of what to look at next',
            'a report in the app, which you can show to a doctor',
            'a record to compare with a later check',
          ],
        },
        {
          kind: 'paragraph',
          text: `Screening cannot find everything. ${safetySentences.resultThatLooksFine}`,
        },
      ],
    },
    {
      id: 'is-it-safe',
      question: 'Is screening safe for my child?',
      answer: [
        {
          kind: 'paragraph',
          text: 'The physical checks are non-invasive and medical-grade. Nothing breaks the skin. Haemoglobin is checked without a needle too. That reading is only an estimate: a blood test must confirm it before any treatment.',
        },
        {
          kind: 'paragraph',
          text: 'Behavioural assessments are made of questions. Nothing is done to your child’s body.',
        },
        {
          kind: 'list',
          intro: 'Before a visit, please tell the team about:',
          items: [
            'an illness or an injury that your child has had lately',
            'glasses, a hearing aid or any other device',
            'anything that upsets your child, such as loud sounds or touch',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If your child is ill or hurt now, do not wait for a screening: see a doctor today. In an emergency, call 112.',
        },
      ],
    },
    {
      id: 'getting-results',
      question: 'How do I get the results?',
      answer: [
        {
          kind: 'link-paragraph',
          parts: [
            'The report comes to the {product} app. You can find the Download App button on our ',
            { kind: 'page', text: 'home page', to: '/' },
            '. Ask at the visit when your report will be ready.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A report may say that something needs a closer look. That is not a diagnosis. Show it to a doctor, who can examine your child.',
        },
        {
          kind: 'paragraph',
          text: `A report may also miss something. ${safetySentences.resultThatLooksFine}`,
        },
        {
          kind: 'paragraph',
          text: 'Please do not start or stop a medicine because of a screening alone. Ask your doctor first.',
        },
      ],
    },
    {
      id: 'privacy',
      question: 'How do you respect my child’s privacy?',
      answer: [
        {
          kind: 'paragraph',
          text: 'You can read this whole website without an account. There is nothing to log in to.',
        },
        {
          kind: 'paragraph',
          text: 'Please leave your child’s name and medical details out of the forms on this website. We do not need them to reply to you.',
        },
        {
          kind: 'paragraph',
          text: 'Videos, news boards and booking tools come from other companies. They load only after you press a button.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Our ',
            { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
            ' says what we collect and how we use it.',
          ],
        },
      ],
    },
    {
      id: 'trusting-the-checks',
      question: 'How do I know that I can trust the checks?',
      answer: [
        {
          kind: 'paragraph',
          text: 'No check is perfect. A screening can miss something. It can also point to something that turns out to be harmless.',
        },
        {
          kind: 'paragraph',
          text: `A result is never the final answer about your child. ${safetySentences.lowScore}`,
        },
        {
          kind: 'paragraph',
          text: `Each behavioural assessment is a questionnaire with 27 questions. ${safetySentences.accuracyUnknown}`,
        },
        {
          kind: 'list',
          intro: 'Good questions to ask us about any check:',
          items: [
            'What does it measure?',
            'Which ages is it for?',
            'How was it tested, and how often can it be wrong?',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Our pages about conditions name their sources. If a clinician has not yet reviewed a page, the page says so.',
        },
      ],
    },
    {
      id: 'asking-for-help',
      question: 'Who can I ask when something is not clear?',
      answer: [
        {
          kind: 'link-paragraph',
          parts: ['Call us on ', { kind: 'phone' }, '. We are open {hours}.'],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can also write to ',
            { kind: 'email' },
            ' or use the form on our ',
            { kind: 'page', text: 'contact page', to: '/contactUs' },
            '. We reply within 48 hours.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'In an emergency, please do not wait for our reply. Call 112 at any hour.',
        },
      ],
    },
    {
      id: 'where-data-is-kept',
      question: 'Where is my child’s data kept?',
      answer: [
        {
          kind: 'paragraph',
          text: 'We keep your child’s data in {kept-in}. The computers belong to {kept-by}.',
        },
        {
          kind: 'paragraph',
          text: 'You see your child’s reports in the {product} app. A form on this website sends us what you type in it.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You may ask us more about where the data is and who looks after it. Write to ',
            { kind: 'email' },
            ' and we will tell you.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We answer requests about your rights within one month.',
        },
      ],
    },
    {
      id: 'keeping-data-safe',
      question: 'How is my child’s data kept safe?',
      answer: [
        {
          kind: 'paragraph',
          text: 'No website or app can promise perfect safety, so we do not promise it. You may ask us how we protect your child’s data. We will explain it in plain words.',
        },
        {
          kind: 'list',
          intro: 'You can help to keep it safe:',
          items: [
            'Lock the phone on which you read the reports.',
            'Show a report only to people who need it.',
            'Leave medical details out of messages on this website.',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'If something looks wrong, tell us straight away. Call ',
            { kind: 'phone' },
            ' or write to ',
            { kind: 'email' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'sharing',
      question: 'Do you share my child’s data with anyone?',
      answer: [
        {
          kind: 'paragraph',
          text: 'You can show a report to a doctor, a therapist or a teacher. That choice is yours.',
        },
        {
          kind: 'paragraph',
          text: 'Some links here lead to other websites, such as an app store or a social network. They have their own rules about data.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Our ',
            { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
            ' explains how we use information. It also covers log files and advertising partners.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You may ask us who has received your child’s data. We answer within one month.',
        },
      ],
    },
    {
      id: 'how-long-we-keep-data',
      question: 'How long do you keep the data?',
      answer: [
        {
          kind: 'paragraph',
          text: 'We keep your child’s data for {keep-screening}.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'What you send with a form on this website has times of its own. Our ',
            { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
            ' lists them.',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can ask us to delete it sooner. Use the ',
            { kind: 'page', text: 'Delete My Data', to: '/delete-data' },
            ' page, with the same email that you use in the app.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We may check who you are before we delete anything. This stops a stranger from deleting your child’s data.',
        },
      ],
    },
    {
      id: 'your-rights',
      question: 'What rights do I have as a parent?',
      answer: [
        {
          kind: 'paragraph',
          text: 'India’s data protection law counts everyone under 18 as a child. As a parent or guardian, you speak for your child.',
        },
        {
          kind: 'list',
          intro: 'You can ask us to:',
          items: [
            'show you the data we hold about your child',
            'correct anything that is wrong',
            'delete the data',
            'tell you who has received it',
            'stop using it, if you take back your consent',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Write to ',
            { kind: 'email' },
            '. We answer within one month. If our answer does not settle it, you can complain to the Data Protection Board of India.',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can read more in our ',
            { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
            '.',
          ],
        },
      ],
    },
  ],
  aside: {
    heading: 'Did not find your answer?',
    text: 'Ask us anything about our screening. We reply within 48 hours. If your child’s health worries you, do not wait for us: see a doctor.',
    link: { text: 'Write to us', to: '/contactUs' },
    phoneLead: 'Or call us, {hours}:',
    picture: {
      src: 'illustrations/classroom.svg',
      alt: 'A teacher in a sari at the blackboard, with two pupils, one of them in a wheelchair',
      width: 400,
      height: 300,
    },
  },
};
