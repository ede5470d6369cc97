import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import type { CheckCases } from './case.ts'

const persona = (rules: Partial<PersonaRules>) => ({
  persona: { name: 'Ada', uses: [], avoids: [], gradeMax: null, pains: [], objections: [], proof: [], ...rules },
})
const WORDS = 'We moved the plan to the next week and then we wrote it all down again so that it is there for the team'
const HARD =
  'Organizational restructuring necessitates comprehensive communication methodologies, particularly considering the interdepartmental dependencies that administrative representatives have documented for the committee in the appendix.'

export const PERSONA_CASES: readonly CheckCases[] = [
  {
    check: 'avoidedWords',
    given: persona({ avoids: ['hack', 'growth hacking', 'bro'] }),
    finds: ['A hack', 'growth hacking for you', 'Hi bro', 'a hack.', 'hack, and more', 'Bro!'],
    passes: ['A trick', 'growth for you', 'Hi brother', 'hackers', 'the shack', '#hack'],
  },
  {
    check: 'ownWords',
    given: persona({ uses: ['roster', 'shift swap'] }),
    finds: Array.from({ length: 6 }, (_, at) => `${WORDS} ${'and on '.repeat(at)}`),
    passes: [
      `${WORDS} with the roster`,
      `${WORDS}: a shift swap`,
      'short',
      `Rosters. ${WORDS}, roster`,
      `${WORDS} ROSTER`,
      `shift-swap ${WORDS}`,
    ],
  },
  {
    check: 'readingLevel',
    given: persona({ gradeMax: 8 }),
    finds: [HARD, `${HARD} ${HARD}`, `${HARD} It is here.`, `So: ${HARD}`, `${HARD} We know.`, `${HARD}\n\n${HARD}`],
    passes: [
      'You do not need more time. You need fewer things to do. Write down three, do the first, and let the rest wait.',
      'The shop opens at nine. We bake the bread at four, so that it is warm when you come. On Mondays we sleep in.',
      'I ran my first race last week. It rained, I was slow, and I would do it again. Start with one short run today.',
      'Post less. Say more. Ask one thing at the end, and then read what people write back to you. They tell you what to do.',
      'Short.',
      'We sat down with our users and asked what they miss. They said: less noise. So we took out six buttons and added one.',
    ],
  },
  {
    check: 'relevance',
    given: persona({
      pains: [{ text: 'Plans change at night', words: ['last minute', 'at night'] }],
      objections: [{ text: 'Too dear', words: ['price', 'cost'] }],
    }),
    finds: Array.from({ length: 6 }, (_, at) => `${WORDS} ${'and on '.repeat(at)}`),
    passes: [
      `${WORDS} last minute`,
      `${WORDS} at night`,
      `The price: ${WORDS}`,
      `${WORDS}, at no cost`,
      'short',
      `Last-minute: ${WORDS}`,
    ],
  },
  {
    check: 'proof',
    given: persona({ proof: ['number', 'quote'] }),
    finds: Array.from({ length: 6 }, (_, at) => `${WORDS} and for all the others too ${'and on '.repeat(at)}`),
    passes: [
      `${WORDS} and 3 others of us in the room`,
      `${WORDS}. “It has never worked so well,” says a nurse`,
      'short',
      `2024: ${WORDS} and more`,
      `${WORDS} for all of the 40 people`,
      `"This is what I need," she said. ${WORDS}`,
    ],
  },
]
