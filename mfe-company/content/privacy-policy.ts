import type { Policy } from './policy-schema.ts';
import { picture } from '../assets.ts';

/**
 * The privacy policy, `/privacy-policy`. Its date, the month to answer and the age of 13 are the specification's. What it
 * says about the forms repeats the notices beside them (`mfe-forms/content`): change both together. How long things are kept,
 * and who answers complaints, comes from the site configuration.
 */
export const privacyPolicy: Policy = {
  head: {
    title: 'Privacy policy: what we collect, why and your rights | {product}',
    description:
      'What this website collects, why, for how long and who else sees it. How you can see, correct or delete it.',
  },
  crumb: 'Privacy policy',
  heading: 'Privacy policy',
  dates: [{ label: 'Dated', shown: 'August 10, 2023', day: '2023-08-10' }],
  summary: {
    heading: 'In short',
    points: [
      'You can read this whole website without giving us anything.',
      'A form takes only what you type, and uses it only for what it says.',
      'We show no advertising, and we sell no data.',
      'Films, news boards and booking come from other companies, and load only after you press.',
      'You can see, correct or delete your data. We answer within one month.',
    ],
    picture: picture('company-privacy.svg'),
  },
  contents: 'On this page',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      blocks: [
        {
          kind: 'paragraph',
          text: '{product} runs this website. In this policy, “we” means {product}, and “you” means the visitor.',
        },
        {
          kind: 'paragraph',
          text: 'The policy covers this website and its forms. The {product} app and the clinic show you their own notices when they take data.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'If a sentence here is not clear, ask us. ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            ' and we will explain it in plain words.',
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use your details only after you agree. When you press the button of a form, you agree to what is written beside it.',
        },
        {
          kind: 'paragraph',
          text: 'No box is ticked for you. Reading our pages does not count as agreeing to anything.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'You can take your consent back at any time. Write to ',
            { kind: 'email' },
            ' or use ',
            { kind: 'page', text: 'Delete My Data', to: '/delete-data' },
            '. What we did before stays lawful, and we do not treat you worse for it.',
          ],
        },
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We collect only what you type into a form.',
        },
        {
          kind: 'entries',
          items: [
            {
              term: 'You send us a message',
              lines: [
                {
                  label: 'We take',
                  text: 'Your name, email and message, and your phone number if you give it.',
                },
                { label: 'Why', text: 'To read your question and answer you.' },
                {
                  label: 'How long',
                  text: 'For {keep-messages} after you send it, unless you ask us to delete it sooner.',
                },
              ],
            },
            {
              term: 'You ask for a call back',
              lines: [
                {
                  label: 'We take',
                  text: 'Your name and phone number, what you want to book, and anything you add.',
                },
                { label: 'Why', text: 'To call you about your visit.' },
                {
                  label: 'How long',
                  text: 'For {keep-call-backs} after you ask, unless you tell us to delete it sooner.',
                },
              ],
            },
            {
              term: 'You join a waitlist',
              lines: [
                { label: 'We take', text: 'Your email address.' },
                { label: 'Why', text: 'To write to you when it opens.' },
                {
                  label: 'How long',
                  text: 'For {keep-waitlist} after you last joined, unless you ask us to delete it sooner.',
                },
              ],
            },
            {
              term: 'You ask us to delete data',
              lines: [
                {
                  label: 'We take',
                  text: 'Your name and email, and your phone number and reason if you give them.',
                },
                {
                  label: 'Why',
                  text: 'To find the data, to check that it is you, and to delete it.',
                },
                {
                  label: 'How long',
                  text: 'For {keep-deletion-requests}, to show that we acted on it. If it is still open then, until we have answered you.',
                },
              ],
            },
            {
              term: 'Your child is screened',
              lines: [
                { label: 'We take', text: 'The results of the checks, with your consent.' },
                { label: 'Why', text: 'To make the report that you read in the app.' },
                {
                  label: 'How long',
                  text: 'For {keep-screening}, unless you ask us to delete it sooner.',
                },
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Every day, we delete what has been kept long enough. Backup copies go a little later.',
        },
        {
          kind: 'paragraph',
          text: 'Please leave your child’s name and medical details out of the forms on this website.',
        },
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use your information',
      blocks: [
        {
          kind: 'list',
          intro: 'We use it to:',
          items: [
            'answer you, call you or write to you, as you asked',
            'keep the forms safe from programs that send junk',
            'act on your rights, and show that we did',
            'obey the law',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We do not use it to build a picture of you. No decision about you or your child is made by a computer alone.',
        },
      ],
    },
    {
      id: 'log-files',
      title: 'Log files',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A web server can write down each request: the time, the page, the internet address and the kind of browser. Such lists are called log files.',
        },
        {
          kind: 'paragraph',
          text: 'The programs of this website write down errors, and never what you typed or where you came from.',
        },
        {
          kind: 'paragraph',
          text: 'Our forms count requests from each internet address for a short time, so that nobody can flood them. The count lives in memory only.',
        },
        {
          kind: 'paragraph',
          text: 'The company that hosts our servers may keep log files of its own, to keep them running and safe. We do not match them with names.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        { kind: 'paragraph', text: 'This website sets no cookies.' },
        {
          kind: 'paragraph',
          text: 'It notes how far you had scrolled, so that Back returns you there. The note stays in your browser and goes when you close the tab.',
        },
        {
          kind: 'paragraph',
          text: 'What you type in a form stays in this tab of your browser. A mistake or a reload does not lose it. It goes when you send the form or close the tab. It reaches us only when you send it.',
        },
      ],
    },
    {
      id: 'how-the-website-works',
      title: 'How we notice that a page is broken or slow',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If part of a page breaks in your browser, the page tells our own service. It says which part broke and on which kind of page. About one page view in {measured-one-in} also tells how quickly the page appeared and answered.',
        },
        {
          kind: 'paragraph',
          text: 'We keep only counts, such as “this part broke 12 times today”, for {keep-counts}. They hold no name, no internet address, nothing you typed and no list of the pages you read. Nobody can tell from them who visited.',
        },
        {
          kind: 'paragraph',
          text: 'Sometimes we show a new version of a page to some visitors first. Your internet address and the name of your browser decide which version you get. We use them only while the page is sent and when it tells us what broke. We keep neither for this, and there is no cookie. The page carries a short code, so that only a page we sent can tell us of a break. Everyone on your internet connection gets the same code, and it ends after two hours. If the new version breaks more often, everyone gets the earlier one again.',
        },
        {
          kind: 'paragraph',
          text: 'Your browser may also tell us that it stopped something a page is not allowed to do. We count that in the same way.',
        },
        {
          kind: 'paragraph',
          text: 'Does your browser ask websites not to track you? Then the page tells us nothing of what broke or how quick it was. The settings are called “Do Not Track” or “Global Privacy Control”.',
        },
      ],
    },
    {
      id: 'advertising-partners',
      title: 'Advertising partners',
      blocks: [
        {
          kind: 'paragraph',
          text: 'There are no advertisements here, and no code of advertising partners. We do not follow you to other sites.',
        },
        {
          kind: 'paragraph',
          text: 'If we ever work with an advertising partner, we will name them here first and ask for your consent. Their own policy then says what they do, and we cannot change it.',
        },
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Some things here come from others. Nothing is fetched from them before you press a button that names them.',
        },
        {
          kind: 'list',
          intro: 'They are:',
          items: [
            'the film host, when you play a film',
            'the news boards, when you open one',
            'the booking desk, when you book a visit',
          ],
        },
        {
          kind: 'paragraph',
          text: 'When you press, that company sees your internet address and your kind of browser. Its own privacy policy applies.',
        },
        {
          kind: 'paragraph',
          text: 'Links lead to other sites too: the assessment site, the hearing test, the app store and social networks. They have their own rules.',
        },
        {
          kind: 'paragraph',
          text: 'We give your details to others only to do what you asked, or when the law makes us. We do not sell them.',
        },
      ],
    },
    {
      id: 'ccpa',
      title: 'Your rights in California (CCPA)',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you live in California, the California Consumer Privacy Act gives you rights.',
        },
        {
          kind: 'list',
          intro: 'You may ask us to:',
          items: [
            'tell you which personal information we collected, from where and why',
            'give you a copy of it',
            'delete it',
            'correct it',
            'not sell or share it, which we do not do anyway',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You are not treated worse for asking. We answer within one month.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'To use these rights, ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'gdpr',
      title: 'Your rights in Europe (GDPR)',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you live in the European Union or the United Kingdom, the General Data Protection Regulation gives you rights.',
        },
        {
          kind: 'list',
          intro: 'You have the right to:',
          items: [
            'see the data we hold about you',
            'have wrong data corrected',
            'have data deleted',
            'have its use limited while a question is open',
            'object to its use',
            'take it with you in a form that a computer can read',
            'complain to the data protection authority of your country',
          ],
        },
        {
          kind: 'paragraph',
          text: 'You use these rights free of charge. We answer within one month.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'To use these rights, ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children under 13',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We care about children’s safety online. Please look at this website together with your child.',
        },
        {
          kind: 'paragraph',
          text: 'We do not knowingly collect personal information from a child under 13. Our forms are for parents, schools and other adults.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Has your child sent us something? ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            ' and we will delete it as soon as we can.',
          ],
        },
      ],
    },
    {
      id: 'india',
      title: 'Your rights in India (DPDP Act)',
      blocks: [
        {
          kind: 'paragraph',
          text: 'India’s Digital Personal Data Protection Act, 2023, counts everybody under 18 as a child. We use a child’s data only with the consent of a parent or guardian.',
        },
        {
          kind: 'paragraph',
          text: 'We do not track children, watch their behaviour or aim advertising at them.',
        },
        {
          kind: 'paragraph',
          text: 'Our forms are for adults. If you are under 18, please ask a parent or guardian to write to us.',
        },
        {
          kind: 'list',
          intro: 'As a parent, for yourself and for your child, you can:',
          items: [
            'ask for a summary of the data and of what was done with it',
            'ask who has received it',
            'have it corrected, completed or updated',
            'have it deleted, unless the law makes us keep it',
            'take back your consent as easily as you gave it',
            'name somebody who can act for you if you die or cannot act',
            'complain to us, and get an answer',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'For any of this, write to {officer}, our {officer-title}: ',
            { kind: 'officer-email' },
            '. You can also call ',
            { kind: 'officer-phone' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'To keep strangers from your data, we may ask you to write from the email address that you gave us. You get an answer within one month.',
        },
        {
          kind: 'paragraph',
          text: 'If that does not settle it, you can complain to the Data Protection Board of India.',
        },
      ],
    },
    {
      id: 'safety',
      title: 'How we keep data safe',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Data travels encrypted between your browser and us. Only people who need it for their work may see it.',
        },
        {
          kind: 'paragraph',
          text: 'When one of us reads or deletes what you sent, a list notes who it was and when.',
        },
        {
          kind: 'paragraph',
          text: 'No website can promise perfect safety. If something goes wrong with your data, we will tell you and the authorities, as the law requires.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and complaints',
      blocks: [
        {
          kind: 'link-paragraph',
          parts: [
            'Write to ',
            { kind: 'email' },
            ', call ',
            { kind: 'phone' },
            ' ({hours}) or use the form: ',
            { kind: 'page', text: 'Contact us', to: '/contactUs' },
            '. To have data deleted, use ',
            { kind: 'page', text: 'Delete My Data', to: '/delete-data' },
            '.',
          ],
        },
        {
          kind: 'link-paragraph',
          parts: [
            'Complaints about your data go to {officer}, our {officer-title}: ',
            { kind: 'officer-email' },
            ' or ',
            { kind: 'officer-phone' },
            '.',
          ],
        },
      ],
    },
  ],
  versions: {
    heading: 'What changed, and when',
    items: [
      { shown: 'August 10, 2023', day: '2023-08-10', text: 'This policy takes effect.' },
      {
        shown: '21 November 2026',
        day: '2026-11-21',
        text: 'We add India’s data protection law and a summary, and say it all in plainer words.',
      },
      {
        shown: '22 November 2026',
        day: '2026-11-22',
        text: 'We say for how long we keep what you send, and who answers complaints about your data. We also say how we notice that a page is broken or slow. We say how we try out new versions of pages.',
      },
      {
        shown: '26 November 2026',
        day: '2026-11-26',
        text: 'We say which code a page carries while we try out a new version.',
      },
    ],
  },
};
