import { emptyPersona, type PersonaDraft, type PersonaPoint } from '@postwright/core/model/persona'

const OF = 300

/** Returns a persona of the demo company, with points taken from comments. */
export function demoPersona(): PersonaDraft {
  return {
    ...emptyPersona('Careful Carla'),
    summary: 'Furnishes her first own flat and compares for weeks.',
    context: 'On the train, ten minutes at a time, with one thumb.',
    goals: [point('twenty-years', 'A table for twenty years', 41, ['last', 'years'])],
    pains: [point('wobbles', 'Things that wobble after a year', 58, ['wobble', 'wobbles'])],
    objections: [
      point('price', 'It costs more than a new one', 34, ['price', 'cost', 'costs']),
      point('waiting', 'It takes too long', 22, ['wait', 'weeks', 'delivery']),
    ],
    uses: ['solid', 'joint', 'repair'],
    avoids: ['luxury', 'exclusive'],
    gradeMax: 8,
    platforms: ['bluesky', 'instagram'],
    proof: ['number', 'name'],
    evidence: [
      quote('first', 'I would love one, but my last table wobbled after a year and the shop would not take it back.', [
        'wobbles',
      ]),
      quote('second', 'What does it cost to have three chairs mended? More than three new ones?', ['price']),
      quote('third', 'Ordered in May, it came in August. Worth it, but say so before.', ['waiting']),
    ],
    importedCount: OF,
  }
}

const point = (id: string, text: string, count: number, words: string[]): PersonaPoint => ({
  id,
  text,
  words,
  count,
  of: OF,
})

const quote = (id: string, words: string, points: string[]): PersonaDraft['evidence'][number] => ({
  id,
  quote: words,
  source: 'A comment',
  url: '',
  points,
})
