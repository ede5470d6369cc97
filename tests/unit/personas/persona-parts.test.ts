import { describe, expect, it } from 'vitest'
import { runChecks } from '@postwright/core/checks/run-checks'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { emptyPersona, personaDraftSchema, type PersonaDraft, type PersonaPoint } from '@postwright/core/model/persona'
import { acceptProposal, type Accepted } from '@postwright/core/personas/accept-proposal'
import { coverageOf } from '@postwright/core/personas/coverage-of'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { proposePersona } from '@postwright/core/personas/propose-persona'
import { splitComments, guessCommentColumn } from '@postwright/core/personas/comment-import'
import { withoutPoint } from '@postwright/core/personas/persona-points'
import { plantedComments } from './planted-comments.ts'

const point = (id: string, text: string, words: string[] = []): PersonaPoint => ({ id, text, words, count: 0, of: 0 })

const CARLA: PersonaDraft = {
  ...emptyPersona('Carla'),
  objections: [point('o1', 'It is too expensive', ['price', 'expensive'])],
  pains: [point('p1', 'Finding hashtags takes hours')],
  avoids: ['synergy'],
  proof: ['number'],
}

function failedRules(text: string): string[] {
  const { rows } = runChecks(draftOfText(text, { persona: personaRulesOf(CARLA) }))
  return rows.filter(({ source, findings }) => source === 'persona' && findings.length > 0).map(({ check }) => check)
}

describe('a persona as a test of drafts', () => {
  const GOOD =
    'You told us that the price is what holds you back. So we asked 34 bakeries what they pay each month: it is 9 euro, less than one cake, and they save two hours.'

  it('passes a draft that speaks of what it objects to, with proof that it believes', () => {
    expect(failedRules(GOOD)).toEqual([])
  })

  it('fails a draft for the word that puts it off, for saying nothing it cares about, and for the proof that is missing', () => {
    const bad =
      'Our new platform brings synergy to every team that wants to move ahead together, and we are proud to show it to all of you this week in our office.'
    expect(failedRules(bad)).toEqual(['avoidedWords', 'relevance', 'proof'])
  })

  it('knows a point without words of its own by the words of its text', () => {
    const { pains } = personaRulesOf(CARLA)
    expect(pains[0]?.words).toEqual(expect.arrayContaining(['finding', 'hashtags', 'hours']))
    expect(pains[0]?.words).not.toContain('it')
  })

  it('has no reading level while none is chosen', () => {
    expect(personaRulesOf(CARLA).gradeMax).toBeNull()
    expect(personaRulesOf({ ...CARLA, gradeMax: 8 }).gradeMax).toBe(8)
  })
})

describe('coverage of objections and pains by posts', () => {
  const posts = [
    { id: 'a', text: 'Hashtags again. Here are five hashtags for bakers.' },
    { id: 'b', text: 'Our opening hours change in May.' },
  ]

  it('names what no post speaks of first, objections before pains', () => {
    const other = {
      ...CARLA,
      id: 'other',
      name: 'Otto',
      pains: [point('p2', 'Nobody answers', ['reply'])],
      objections: [],
    }
    const rows = coverageOf([{ ...CARLA, id: 'carla' }, other], posts)
    expect(rows.map((row) => [row.personaName, row.kind, row.posts.length])).toEqual([
      ['Carla', 'objections', 0],
      ['Otto', 'pains', 0],
      ['Carla', 'pains', 2],
    ])
  })

  it('shows the words and the sentence by which a post speaks of it', () => {
    const [, pain] = coverageOf([{ ...CARLA, id: 'carla' }], posts)
    expect(pain?.posts[0]).toEqual({ postId: 'a', words: ['Hashtags', 'hashtags'], sentence: 'Hashtags again.' })
  })
})

describe('what is accepted of a proposal', () => {
  const proposal = proposePersona(plantedComments(200).map(({ text }) => text))
  const ids = () => {
    let last = 0
    return () => `id${(last += 1)}`
  }
  const from = { source: 'reviews.csv', url: 'https://example.com/reviews', read: proposal.read, day: 20_000 }
  const all: Accepted = {
    topics: proposal.topics.map((topic) => ({ topic, kind: 'objections' as const, text: topic.terms.join(', ') })),
    uses: proposal.uses.map(({ word }) => word),
    grade: 6,
  }

  it('becomes points with their counts, and quotes with their source beside the point that they support', () => {
    const made = acceptProposal(CARLA, all, { ...from, newId: ids() })
    const [, first] = made.objections
    expect(first).toMatchObject({ count: proposal.topics[0]?.count, of: proposal.read })
    expect(made.objections).toHaveLength(1 + proposal.topics.length)
    const quotes = made.evidence.filter(({ points }) => points.includes(first?.id ?? ''))
    expect(quotes.map(({ quote }) => quote)).toEqual(proposal.topics[0]?.quotes.slice(0, 3))
    expect(quotes.every(({ source, url }) => source === from.source && url === from.url)).toBe(true)
    expect(made).toMatchObject({ gradeMax: 6, importedCount: proposal.read, importedDay: 20_000 })
  })

  it('is a persona that can be stored, however often it is accepted', () => {
    const newId = ids()
    let made = CARLA
    for (let round = 0; round < 12; round += 1) made = acceptProposal(made, all, { ...from, newId })
    expect(personaDraftSchema.safeParse(made).success).toBe(true)
    const known = new Set([...made.goals, ...made.pains, ...made.objections].map(({ id }) => id))
    expect(made.evidence.every(({ points }) => points.every((id) => known.has(id)))).toBe(true)
  })

  it('loses a point with the quotes that supported nothing else', () => {
    const made = acceptProposal(CARLA, all, { ...from, newId: ids() })
    const id = made.objections[1]?.id ?? ''
    const next = { ...made, ...withoutPoint(made, 'objections', id) }
    expect(next.objections).toHaveLength(made.objections.length - 1)
    expect(made.evidence.length - next.evidence.length).toBe(3)
  })
})

describe('comments as they come', () => {
  it('are found in a table by the header, else by the most words', () => {
    expect(guessCommentColumn(['Date', 'Review text', 'Stars'], [])).toBe(1)
    expect(guessCommentColumn(['id', 'Kommentar'], [])).toBe(1)
    expect(
      guessCommentColumn(
        ['a', 'b'],
        [
          ['1', 'so many words here'],
          ['2', 'and here'],
        ],
      ),
    ).toBe(1)
  })

  it('are parted by empty lines where there are any, else one a line', () => {
    expect(splitComments('one\r\ntwo\n\nthree\n')).toEqual(['one\ntwo', 'three'])
    expect(splitComments(' one\ntwo\n\n'.trimEnd())).toEqual(['one', 'two'])
  })
})
