import type { CorpusPost } from './corpus-post.ts'
import { LEDGERLY, PRIYA } from './rule-sets.ts'

/** Software, and those who write it. */
export const SOFTWARE: readonly CorpusPost[] = [
  {
    text: `We deleted 41,000 lines of code last quarter. Nothing broke, the build is 6 minutes faster, and two of us cried a little. What did you delete?`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `Ledgerly 4.2 is out. You can now split a receipt between projects, and the export opens in any spreadsheet. Update today and tell us what is missing.`,
    brand: LEDGERLY,
    finds: {},
  },
  {
    text: `ledgerly for IOS is here! 🎉 Our users asked for it, and their biggest pain point was the login. Send us an e-mail with what you think.`,
    brand: LEDGERLY,
    finds: {
      exactTerms: ['ledgerly', 'IOS'],
      emojiPolicy: ['🎉'],
      bannedWords: ['users', 'pain point'],
      preferredWords: ['e-mail'],
    },
  },
  {
    text: `Import, match and export. Ledgerly's three buttons do what a week of typing did. Organise your receipts by colour, then cancel whatever you cancelled in your head already. Try it free for 30 days.`,
    brand: LEDGERLY,
    finds: { oxfordComma: ['Import, match and export'], spelling: ['Organise', 'colour', 'cancelled'] },
  },
  {
    text: `Unlock the power of seamless, scalable, best-in-class synergies with our next-generation ecosystem. It is a real game-changer for thought leaders.`,
    on: 'linkedin',
    finds: {
      jargon: [
        'Unlock the power',
        'seamless',
        'scalable',
        'best-in-class',
        'synergies',
        'next-generation',
        'ecosystem',
        'game-changer',
        'thought leaders',
      ],
      readingEase: [''],
      callToAction: [''],
    },
  },
  {
    text: `The pager went off at 03:12. A disk was full of logs about the disk being full. We now deploy with a limit, the tests cover it, and the export job has its own volume. Write-up: https://status.example.org/2026-03-12`,
    persona: PRIYA,
    finds: {},
  },
  {
    text: `Revolutionary! Our blazing fast platform works like magic for every team that ships, and you will never again have to think about servers, regions or the people who look after them for you.`,
    persona: PRIYA,
    finds: {
      avoidedWords: ['Revolutionary', 'blazing fast', 'magic'],
      hype: ['Revolutionary'],
      ownWords: [''],
      relevance: [''],
      proof: [''],
      specifics: [''],
      callToAction: [''],
      sentenceLength: ['Our blazing fast platform works'],
    },
  },
  {
    text: `Today I learned that our staging server has been on a shelf in the kitchen since 2019. It was found by the cleaner. She also asked why it is warm.`,
    on: 'mastodon',
    finds: { passiveVoice: ['was found'], callToAction: [''] },
  },
  {
    text: `Bandwidth on the new link is 10 Gbit/s, up from 1. The cable runs under the river, and a pike bit it twice. Read how we fixed it: https://net.example.org/pike`,
    finds: {},
  },
  {
    text: `Please do not put secrets into your repository. Put them into a vault, rotate them every 90 days, and delete the ones that nobody remembers. Which one of these do you skip?`,
    finds: {},
  },
  {
    text: `Add the address to the whitelist, remove it from the blacklist, then run a sanity check with a dummy account. Takes two minutes. Tell me if it fails.`,
    finds: { inclusive: ['whitelist', 'blacklist', 'sanity check', 'dummy'] },
  },
  {
    text: `Studies show that teams who write tests sleep better. Guaranteed zero downtime. Our tool never fails. Start your trial now.`,
    finds: { claims: ['Studies show', 'Guaranteed', 'never fails'] },
  },
  {
    text: `According to a study by the University of Turku, reviewers find 15% more faults before lunch than after it. So we moved our reviews to ten. When do you review?`,
    finds: {},
  },
  {
    text: `𝗛𝗶𝗿𝗶𝗻𝗴: two backend engineers in Lisbon or anywhere within three hours of it. Salary is in the ad. Apply by 1 May: https://jobs.example.org`,
    finds: { fancyLetters: ['𝗛𝗶𝗿𝗶𝗻𝗴'] },
  },
  {
    text: `Release notes, honest version: the search is faster, the settings page is where it was, and the button that did nothing is gone.`,
    on: 'x',
    finds: { callToAction: [''] },
  },
  {
    text: `Big thanks to @ana @boris @chen @dara @emil @farid @gita for the reviews this week. You caught a bug that would have cost us the weekend.`,
    finds: { mentions: ['@farid'], callToAction: [''] },
  },
  {
    text: `Docs: https://docs.example.org Code: https://git.example.org Chat: https://chat.example.org Status: http://status.example.org`,
    finds: { links: ['https://chat.example.org', 'http://status.example.org'] },
  },
  {
    text: `The migration was completed by nobody, because it was never started. A ticket was opened, it was assigned, it was moved, it was closed. We found the real reason in the logs: the job had no owner. Do your jobs have one?`,
    finds: {
      specifics: [''],
      passiveVoice: ['was completed', 'was never started', 'was opened', 'was assigned', 'was moved', 'was closed'],
    },
  },
  {
    text: `Typed errors. That is it. That is the post. Read our guide at https://guide.example.org/errors before you throw another string.`,
    on: 'x',
    finds: {},
  },
  {
    text: `The implementation of comprehensive observability instrumentation necessitates organizational commitment to standardized telemetry nomenclature, architectural documentation and continuous infrastructure evaluation.`,
    on: 'linkedin',
    persona: PRIYA,
    finds: {
      readingLevel: [''],
      readingEase: [''],
      firstLine: ['The implementation'],
      fold: ['infrastructure evaluation'],
      callToAction: [''],
    },
  },
]
