import type { CorpusPost } from './corpus-post.ts'
import { JONAS } from './rule-sets.ts'

/** Hospitals, sport and food. */
export const HEALTH: readonly CorpusPost[] = [
  {
    text: `After a night shift, do not drive home hungry. Eat half a sandwich at handover, wear dark glasses on the way, and sleep before you look at your phone. "I nod off less at the lights," says Ines, who tried it for a month. Would you?`,
    persona: JONAS,
    finds: {},
  },
  {
    text: `Our heroes deserve resilience. That is why we put together a self-care toolkit with gentle reminders, mindful moments and uplifting quotes for everybody who gives so much to all of us.`,
    on: 'instagram',
    persona: JONAS,
    finds: {
      sentenceLength: ['That is why we put together'],
      avoidedWords: ['heroes', 'resilience', 'self-care'],
      ownWords: [''],
      relevance: [''],
      proof: [''],
      callToAction: [''],
      specifics: [''],
    },
  },
  {
    text: `Occupational fatigue management necessitates multidisciplinary organizational intervention, particularly regarding circadian disruption, cumulative psychological exhaustion and insufficient recuperation opportunities.`,
    on: 'linkedin',
    persona: JONAS,
    finds: {
      fold: ['recuperation opportunities'],
      readingLevel: [''],
      readingEase: [''],
      firstLine: ['Occupational fatigue management'],
      callToAction: [''],
    },
  },
  {
    text: `Ran 10 km in the rain. Slower than in May, faster than the sofa. Who is in for Sunday at eight?`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `You do not need a gym. You need a stair, a chair and ten minutes. Up the stair five times, down on the chair ten times, and rest. Do it on Monday, Wednesday and Friday, and tell me on day 30 what your knees say.`,
    on: 'instagram',
    finds: {},
  },
  {
    text: `This insane trick is clinically proven to burn fat while you sleep. 100% safe. Risk-free. Click the link in bio!!`,
    on: 'instagram',
    finds: {
      inclusive: ['insane'],
      claims: ['clinically proven', '100% safe', 'Risk-free'],
      shouting: ['!!'],
    },
  },
  {
    text: `Flu jabs from Monday, no appointment, ground floor, 8 to 4. Bring your card and a short sleeve. If you are over 60, we will ask you about the second one too.`,
    finds: {},
  },
  {
    text: `It is recommended that adults be vaccinated annually. Appointments can be made by telephone. Identification must be presented. Children must be accompanied by a guardian at all times during the visit.`,
    finds: {
      passiveVoice: ['is recommended', 'be vaccinated', 'be made', 'be presented', 'be accompanied'],
      readingEase: [''],
      callToAction: [''],
      specifics: [''],
    },
  },
  {
    text: `Lentils, lemon, one onion, salt. Twenty minutes. My grandmother made this on strike days, and there were a lot of strike days. Save it for a Tuesday.`,
    on: 'threads',
    finds: {},
  },
  {
    text: `I literally could not believe how totally easy this bread is. You basically mix, you wait, you bake. Honestly, try it.`,
    finds: { filler: ['literally', 'totally', 'basically', 'Honestly'] },
  },
  {
    text: `Soup. 🍲 Bread. 🍞 Cheese. 🧀 Wine. 🍷 Friends. 👯 Repeat. 🔁 What is on your table tonight?`,
    finds: { emojiDensity: [''] },
  },
  {
    text: `Four weeks off sugar: week one I was angry, week two I was tired, week three I slept, week four I forgot to count. Would I do it again? Ask me after Easter.`,
    files: [{ mediaId: 'm1', kind: 'image', alt: 'Picture of an empty biscuit tin', name: 'tin' }],
    finds: { altText: ['Picture of'] },
  },
  {
    text: `Training today. Training tomorrow. Training on Sunday. Training is all I talk about, says my sister. Is there a cure for training?`,
    finds: { repetition: ['training'] },
  },
  {
    text: `The risotto was burnt, the guests were early and the dog had eaten the parmesan. We ordered pizza. It was the best evening of the year. What went wrong at yours?`,
    finds: { specifics: [''], passiveVoice: ['was burnt'] },
  },
  {
    text: `#Running is my #therapy and my #coffee and my #church and my only #holiday. What is yours?`,
    on: 'x',
    finds: { hashtagPlace: ['#church', '#holiday', '#coffee'], hashtagCount: ['#coffee'] },
  },
  {
    text: `The physio said: ten heel raises, twice a day, for six weeks. I did them at the bus stop. Nobody looked. My calf has not hurt since the 3rd of June. If yours does, start tonight.`,
    finds: {},
  },
  {
    text: `Hospital radio needs voices. Two hours on a Thursday, any music but Wagner. The last show had one request, from bed 14, and it was for silence. Write to studio@ward.example if you want to join.`,
    persona: JONAS,
    finds: { proof: [''], relevance: [''] },
  },
  {
    text: `Does your ward have a place to sit down? Ours has one chair for nine people, and it is in the corridor. We measured: 6 minutes of break in a 12 hour shift. See the numbers at https://ward.example/chairs and add yours.`,
    persona: JONAS,
    finds: {},
  },
  {
    text: `Recipe in the comments. No story about my childhood, no pop-ups, no cookies except the ones you bake. Forty seconds to read.`,
    on: 'facebook',
    finds: { callToAction: [''] },
  },
  {
    text: `The marathon is 42 km long because of a queen who wanted to see the finish from her window in 1908. Blame her at kilometre 40. See you at the start on Sunday?`,
    finds: {},
  },
]
