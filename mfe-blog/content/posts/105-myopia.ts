import { eyeEmergency, eyeHelpSources, eyeUrgent } from '@site/kit/safety/eye-help.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { cite } from '../cite.ts';
import type { BuiltInPost } from '../post-schema.ts';
import { safetyPoints, sourcesInPost } from '../safety-in-post.ts';

const eyeSources = sourcesInPost(eyeHelpSources, 15);

/**
 * Rising myopia, a full article (specification, section 3).
 * The bands of strength and the two hours outdoors are the specification's, section 9. The signs that cannot
 * wait are those of the vision pages, word for word.
 */
export const post105 = {
  kind: 'article',
  blogId: '105',
  title: 'Rising myopia: why more children need glasses, and what helps',
  author: '{product}',
  updatedAt: '2024-07-01',
  category: { label: 'Eyesight', topic: 'physical' },
  thumbnail: {
    src: 'illustrations/outdoor-play.svg',
    alt: 'Children play cricket in the sun: a girl in spectacles bats and a boy in a patka bowls',
    width: 400,
    height: 300,
  },
  summary:
    'Short sight is more common in children than before. How to spot it, why two hours outdoors a day help, and what an eye doctor may offer.',
  description: `
<p>Can your child read the board from the back of the class? More children than before cannot, and short sight (myopia) is a common reason. Glasses make things clear again. Time outdoors helps to delay the start of myopia, and you can begin today.</p>

<h2>What myopia is</h2>
<p>In myopia, the eye grows a little too long from front to back. Near things stay clear, and far things blur. It is usually found before age 10, and it can get stronger quickly in childhood.${cite(1)}</p>
<p>Its strength is measured in dioptres (D), the number on a prescription. For myopia the number has a minus sign in front. Doctors often describe its strength in three steps.${cite(2)}</p>
<ul>
<li><strong>Mild:</strong> under 3 dioptres</li>
<li><strong>Moderate:</strong> 3 to 6 dioptres</li>
<li><strong>Severe, also called high:</strong> over 6 dioptres</li>
</ul>
<p>The number matters later in life. The stronger the myopia, the more likely some other eye problems become, especially in older adults.${cite(2)} This is why eye doctors try to keep the number low. Regular checks can find such problems early.</p>

<h2>How common it is</h2>
<p>In Delhi, about 1 in 8 schoolchildren had myopia (13.1%, India, study of 9,884 children, 2015). Only about 1 in 4 of them wore the right glasses (24.7%).${cite(3)}</p>
<p>Across India, about 1 in 13 children aged 5 to 15 had it (7.5%, studies from 1980 to 2020). In cities, at ages 11 to 15, it reached about 1 in 7 in the last decade studied (15.0%). In villages, it rose from about 5 in 100 (4.6%) to about 7 in 100 (6.8%).${cite(4)}</p>
<p>By 2050, about half of all people in the world may have myopia (forecast, 2016).${cite(5)} What children do each day can make a difference.</p>

<h2>Why it is rising</h2>
<p>Myopia runs in families. Daily life plays a part too. In the Delhi study, myopia was more common in children who read or studied for over five hours a day. It was also more common in those who watched over two hours of television, or played video or mobile games. It was less common in those who played outdoors for over two hours a day.${cite(3)}</p>
<p>A link like this does not prove a cause, but it agrees with what other studies have found.</p>

<h2>Two hours outdoors, every day</h2>
<p>Aim for <strong>at least 2 hours of outdoor activity daily</strong>. Time outdoors helps to delay the start of myopia. For myopia that is already there, the evidence is mixed.${cite(6, 7, 8)}</p>
<p>In a trial in China (2015), schools added 40 minutes outdoors to each school day. After three years, about 30 in 100 of these children had myopia (30.4%). In the other schools, about 40 in 100 had it (39.5%).${cite(6)}</p>
<p>A review of 13 studies (2019) found that more than two hours a day worked best.${cite(7)} It also found a small benefit for children who already had myopia. Another review (2017) found that time outdoors did not slow myopia in eyes that already had it.${cite(8)} Children with glasses should still play outside, because it is good for their health in other ways.</p>
<p>The two hours need not be all at once. Here are some ways to find them:</p>
<ul>
<li>Walk or cycle part of the way to school.</li>
<li>Play outside before homework, not after.</li>
<li>Ask the school to hold recess and the games period outdoors.</li>
<li>Eat the evening snack on the terrace or the steps.</li>
<li>Plan a park, a field or a market walk for the weekend.</li>
</ul>
<p>In the hot months, choose shady places and the cooler hours. Give your child a cap and water. Never let a child look straight at the sun.</p>

<h2>Books and screens</h2>
<p>Reading is good for children, so do not take books away. Help the eyes to rest instead. Breaks have not been shown to prevent myopia by themselves, but they help tired eyes.</p>
<ul>
<li>Look up and far away every 20 minutes or so, and blink.</li>
<li>Hold a book or phone about as far away as the elbow is from the hand.</li>
<li>Read at a table in good light, not lying down in the dark.</li>
<li>Choose the larger screen: a television across the room rather than a phone.</li>
</ul>
<p>WHO advises no screen time for children under 2. At ages 2 to 4, it advises one hour a day at most, and less is better (2019).${cite(9)}</p>

<h2>Signs to look for</h2>
<p>A child with myopia may not complain. They may think that everyone sees this way. Look for these signs.${cite(10)}</p>
<ul>
<li>Cannot read the board, or copies from a friend</li>
<li>Sits close to the television, or holds a phone near the face</li>
<li>Has headaches</li>
<li>Often rubs the eyes</li>
</ul>
<p>Other signs are narrowing the eyes to see far away, and losing sight of a ball in the air.</p>

<h2>Eye check-ups</h2>
<ul>
<li><strong>Between 3 and 5 years:</strong> at least one sight check (advice from the United States, 2017).${cite(11)}</li>
<li><strong>At school:</strong> a check every year, as the Delhi researchers advise (2017).${cite(12)}</li>
<li><strong>If a parent has strong glasses:</strong> tell the eye doctor, and ask how often to come.</li>
</ul>
<p>The government’s RBSK teams also check eyesight, free of charge, in anganwadis, and in government and aided schools.${cite(13)} <strong>A screening is not a diagnosis.</strong> It shows who needs a full test. ${safetySentences.resultThatLooksFine}</p>
<p>For a full test, the eye doctor may use drops that rest the eye’s focus. Near things are then blurred for some time.</p>
<p>You can read about <a href="/{product}-offerings/{product}-vision">our vision screening</a>.</p>

<h2>What an eye doctor may discuss</h2>
<p>Glasses come first. They let your child see the board, the bus and the ball. Let your child help to choose the frame. Ask the eye doctor how many hours a day your child should wear them.</p>
<p>If the myopia gets stronger fast, the eye doctor may suggest ways to slow it. Among them are low-dose atropine drops and special lenses in glasses. There are also special contact lenses, some of them worn only at night (ortho-k).${cite(1, 14)}</p>
<p>Each has limits, and none suits every child. Ask how well it works, what it costs, what can go wrong and how long it is used for. Never use eye drops that a doctor has not prescribed for your child. Be careful with anything that promises that your child will not need glasses.</p>

<h2>When to get help</h2>
<h3>See your doctor</h3>
<ul>
<li>You see any of the signs above</li>
<li>Your child did not pass an eye check at school</li>
<li>The glasses no longer help, or are more than a year old</li>
<li>One eye turns in or out</li>
</ul>
<h3>${eyeUrgent.heading}</h3>
<p>Go to the nearest eye hospital today.</p>
${safetyPoints(eyeUrgent.points, eyeSources.places)}
<h3>${eyeEmergency.heading}</h3>
<p>Go to the nearest hospital, if possible one with an eye doctor. Call <a href="tel:112">112</a> if you cannot get there quickly.</p>
${safetyPoints(eyeEmergency.points, eyeSources.places)}
<p>Lime (chuna), acid, cleaning liquid and the powder of crackers all count as chemicals. Start to rinse at once, hold the eyelids open, and go on rinsing for the full time.</p>
`.trim(),
  medical: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-26',
    nextReviewOn: '2028-11-26',
    sources: [
      {
        id: '1',
        authors: 'Lawrenson JG and others',
        title:
          'Interventions for myopia control in children: a living systematic review and network meta-analysis',
        publisher: 'Cochrane Database of Systematic Reviews',
        year: 2023,
        url: 'https://doi.org/10.1002/14651858.CD014758.pub2',
      },
      {
        id: '2',
        authors: 'Haarman AEG and others',
        title: 'The Complications of Myopia: A Review and Meta-Analysis',
        publisher: 'Investigative Ophthalmology and Visual Science',
        year: 2020,
        url: 'https://doi.org/10.1167/iovs.61.4.49',
        note: 'This review says low for mild, and counts 6 dioptres as high. Some studies call myopia high from 5 dioptres.',
      },
      {
        id: '3',
        authors: 'Saxena R and others',
        title:
          'Prevalence of Myopia and Its Risk Factors in Urban School Children in Delhi: The North India Myopia Study (NIM Study)',
        publisher: 'PLoS ONE',
        year: 2015,
        url: 'https://doi.org/10.1371/journal.pone.0117349',
      },
      {
        id: '4',
        authors: 'Agarwal D and others',
        title: 'Prevalence of myopia in Indian school children: Meta-analysis of last four decades',
        publisher: 'PLoS ONE',
        year: 2020,
        url: 'https://doi.org/10.1371/journal.pone.0240750',
      },
      {
        id: '5',
        authors: 'Holden BA and others',
        title:
          'Global Prevalence of Myopia and High Myopia and Temporal Trends from 2000 through 2050',
        publisher: 'Ophthalmology',
        year: 2016,
        url: 'https://doi.org/10.1016/j.ophtha.2016.01.006',
      },
      {
        id: '6',
        authors: 'He M and others',
        title:
          'Effect of Time Spent Outdoors at School on the Development of Myopia Among Children in China: A Randomized Clinical Trial',
        publisher: 'JAMA',
        year: 2015,
        url: 'https://doi.org/10.1001/jama.2015.10803',
      },
      {
        id: '7',
        authors: 'Ho CL, Wu WF, Liou YM',
        title:
          'Dose–Response Relationship of Outdoor Exposure and Myopia Indicators: A Systematic Review and Meta-Analysis of Various Research Methods',
        publisher: 'International Journal of Environmental Research and Public Health',
        year: 2019,
        url: 'https://doi.org/10.3390/ijerph16142595',
        note: 'Unlike source 8, this review also found a small benefit in eyes that already had myopia. The question is open.',
      },
      {
        id: '8',
        authors: 'Xiong S and others',
        title:
          'Time spent in outdoor activities in relation to myopia prevention and control: a meta-analysis and systematic review',
        publisher: 'Acta Ophthalmologica',
        year: 2017,
        url: 'https://doi.org/10.1111/aos.13403',
      },
      {
        id: '9',
        title:
          'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
        publisher: 'World Health Organization',
        year: 2019,
        url: 'https://www.who.int/publications/i/item/9789241550536',
      },
      {
        id: '10',
        title: 'Short-sightedness (myopia)',
        publisher: 'National Health Service, United Kingdom',
        year: 2022,
        url: 'https://www.nhs.uk/conditions/short-sightedness/',
      },
      {
        id: '11',
        title: 'Vision in Children Ages 6 Months to 5 Years: Screening',
        publisher: 'US Preventive Services Task Force',
        year: 2017,
        url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/vision-in-children-ages-6-months-to-5-years-screening',
      },
      {
        id: '12',
        authors: 'Saxena R and others',
        title:
          'Incidence and progression of myopia and associated factors in urban school children in Delhi: The North India Myopia Study (NIM Study)',
        publisher: 'PLoS ONE',
        year: 2017,
        url: 'https://doi.org/10.1371/journal.pone.0189774',
      },
      {
        id: '13',
        title: 'RBSK: Rashtriya Bal Swasthya Karyakram',
        publisher: 'National Health Mission, Government of India',
        year: 2024,
        url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
      },
      {
        id: '14',
        authors: 'Saxena R and others',
        title:
          'Prevention and management of childhood progressive myopia: National consensus guidelines',
        publisher: 'Indian Journal of Ophthalmology',
        year: 2023,
        url: 'https://doi.org/10.4103/IJO.IJO_387_23',
      },
      ...eyeSources.sources,
    ],
  },
} satisfies BuiltInPost;
