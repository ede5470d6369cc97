import type { CorpusPost } from './corpus-post.ts'
import { LEDGERLY, PRIYA } from './rule-sets.ts'

/** Companies that sell to companies: machines, banks, agencies, hiring. */
export const INDUSTRY: readonly CorpusPost[] = [
  {
    text: `A customer sent back a valve after 31 years. It still worked. He wanted to know if we make it in blue.

We do now.

What is the oldest thing in your plant?`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `We are proud to be recognized as the leading provider on the market. Our holistic, robust and innovative solutions are trusted by key stakeholders worldwide. Let's touch base and circle back on how we can move the needle together.`,
    on: 'linkedin',
    finds: {
      firstLine: ['We are proud'],
      claims: ['the leading provider on the market'],
      passiveVoice: ['be recognized', 'are trusted'],
      jargon: ['holistic', 'robust', 'innovative', 'key stakeholders', 'touch base', 'circle back', 'move the needle'],
      readingEase: [''],
      specifics: [''],
      callToAction: [''],
    },
  },
  {
    text: `Last year we lost our biggest account. I learned about it from their newsletter. This is what we changed after that: we call every customer in the first week of a quarter, we ask one question, and we write the answer on a wall that everyone walks past. It began as our worst quarter, it became our calmest year, and the wall is nearly full, so we are painting the next one. Nobody has left since. The question is: what did you nearly complain about? Borrow it.`,
    on: 'linkedin',
    finds: {
      paragraphs: ['Last year we lost'],
      specifics: [''],
      sentenceLength: ['This is what we changed after that'],
    },
  },
  {
    text: `Interest rates fell by 0.25 points this morning. For a loan of 200,000 over 25 years that is 28 a month. Fixed contracts do not change. If yours ends this year, ring us before you sign the next one.`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `At this point in time the majority of companies are not able to see in real time what their machines cost them, and the majority of those that are able to see it look at it on a regular basis only when something has been broken for a week.`,
    on: 'linkedin',
    finds: {
      filler: ['At this point in time', 'the majority of', 'the majority of', 'are able to', 'on a regular basis'],
      sentenceLength: ['At this point in time'],
      fold: ['broken for a week'],
      firstLine: ['At this point in time'],
      passiveVoice: ['been broken'],
      readingEase: [''],
      specifics: [''],
      callToAction: [''],
    },
  },
  {
    text: `We hired six people this year, and five of them came through a job ad that listed what the job is not. Not remote on Mondays. Not quiet. Not for people who hate phones. What should your ad say no to?`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `Our press now stops in 0.4 seconds. The old one took 1.9. That is a hand. See it on the stand in hall 5, and bring the colleague who still says that guards slow you down.`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `Exciting times ahead! Stay tuned!! Big things are coming!!!`,
    on: 'facebook',
    finds: { shouting: ['!!', '!!!'], bait: ['Stay tuned'], thinText: ['Big things are coming'] },
  },
  {
    text: `Invoices by e-mail, receipts by photo, taxes by Friday. Ledgerly for iOS sorts all of it while the kettle boils. Which of the three do you dread?`,
    brand: LEDGERLY,
    finds: { preferredWords: ['e-mail'] },
  },
  {
    text: `LEDGERLY was built for people who would rather do anything else. It was designed to facilitate the categorization of expenditure, the reconciliation of accounts and the documentation of depreciation.`,
    brand: LEDGERLY,
    finds: {
      exactTerms: ['LEDGERLY'],
      passiveVoice: ['was built', 'was designed'],
      jargon: ['facilitate'],
      readingEase: [''],
      oxfordComma: ['of accounts and the'],
      specifics: [''],
      callToAction: [''],
    },
  },
  {
    text: `Three outages in May, all of them on a Friday, all of them ours. We moved the release to Tuesday and the tests to every commit. June had none. The export of the incident list is public, read it before you deploy on a Friday: https://ops.example/may`,
    on: 'linkedin',
    persona: PRIYA,
    finds: {},
  },
  {
    text: `Choosing a vendor is about trust. Trust grows when people keep promises, answer the phone, admit mistakes, and stay around long after the contract was put in a drawer.`,
    on: 'linkedin',
    persona: PRIYA,
    finds: {
      ownWords: [''],
      relevance: [''],
      proof: [''],
      specifics: [''],
      callToAction: [''],
      passiveVoice: ['was put'],
    },
  },
  {
    text: `Architectural modernization initiatives frequently underestimate organizational interdependencies, necessitating iterative reprioritization of infrastructural investments, interdisciplinary capability development and comprehensive operational documentation before decommissioning.`,
    on: 'linkedin',
    persona: PRIYA,
    finds: {
      readingLevel: [''],
      readingEase: [''],
      ownWords: [''],
      relevance: [''],
      firstLine: ['Architectural modernization'],
      fold: ['before decommissioning'],
      callToAction: [''],
    },
  },
  {
    text: `Our CEO reads every support ticket on Fridays. Last week she answered one at 23:10 and signed it as Kim from the night desk. The customer gave Kim five stars. Who reads yours?`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `Logistics update: the port of Rotterdam is closed until Wednesday because of the storm. 14 of our ships wait outside. Trucks run. If your goods are on the the Aurora, expect them two days later. Ask your contact for the list.`,
    on: 'linkedin',
    finds: { repetition: ['the the'] },
  },
  {
    text: `You guys asked for it: the manual, in words that people use. 12 pages instead of 140. Man-made errors went down by a third since March. Download it and tell us where you got stuck.`,
    finds: { inclusive: ['You guys', 'Man-made'] },
  },
  {
    text: `Our fleet drove 3.1 million km last year. 41% of that was empty. This year we share loads with two competitors, yes, competitors, and it is 29%. Fewer trucks, same deliveries. We will publish the numbers every month. What could you share with yours?`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `The warehouse robots have names now. The night team voted. We have a Bruce, a Beyonce and a Steve. Steve gets lost. Vote for the fourth until Friday.`,
    on: 'threads',
    finds: {},
  },
  {
    text: `Nobody wants a drill, they say, everyone wants a hole. We asked 200 carpenters. They want the drill. A good one, in green, with a case. Come and hold it in hall 3.`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `Webinar on Thursday at 14:00 about the new packaging law. What you must weigh, what you must report, and what happens if you do not. 45 minutes, no slides of our office. With @pia @tom @lu @kim @jo @max. https://pack.example/law?utm_source=linkedin #packaging #law #compliance #retail #europe #logistics #sustainability`,
    on: 'linkedin',
    finds: { mentions: ['@max'], hashtagCount: ['#logistics'] },
  },
]
