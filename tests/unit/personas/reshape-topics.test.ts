import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptProposal } from '@postwright/core/personas/accept-proposal'
import { findHalf, mergeTopics, splitTopic } from '@postwright/core/personas/cluster/reshape-topics'
import { emptyPersona } from '@postwright/core/model/persona'
import { proposePersona } from '@postwright/core/personas/propose-persona'
import {
  beginChoices,
  editChoice,
  mergeChoices,
  splitChoice,
  undoStep,
  type TopicHistory,
} from '@/features/personas/comments/topic-choices.ts'
import { plantedComments } from './planted-comments.ts'

const planted = plantedComments(120)
const proposal = proposePersona(planted.map(({ text }) => text))
const { topics, material } = proposal
const numbersIn = (from: readonly { members: readonly number[] }[]) =>
  from.flatMap(({ members }) => members).toSorted((a, b) => a - b)
const all = numbersIn(topics)
const [first, second, third] = topics
if (!first || !second || !third) throw new Error('three topics are planted')

describe('topics that a person merges and splits', () => {
  it('a topic knows its comments, and no comment is in two', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(proposal.read - proposal.ungrouped)
    for (const { count, members, quotes } of topics) {
      expect(members).toHaveLength(count)
      const texts = members.map((member) => material.comments[member])
      expect(texts).toEqual(expect.arrayContaining([...quotes]))
    }
  })

  it('merges topics into the first of them, with the comments, quotes and words of all', () => {
    const merged = mergeTopics(topics, new Set([first.id, third.id]), material)
    expect(merged.map(({ id }) => id)).toEqual(topics.filter((topic) => topic !== third).map(({ id }) => id))
    expect(merged[0]).toMatchObject({ count: first.count + third.count })
    expect(merged[0]?.terms.some((term) => first.terms.includes(term))).toBe(true)
    expect(mergeTopics(topics, new Set([first.id]), material)).toEqual(topics)
  })

  it('suggests as a half what was planted as a topic of its own', () => {
    const [both] = mergeTopics([first, second], new Set([first.id, second.id]), material)
    if (!both) throw new Error('merged')
    const half = findHalf(both, material)
    const texts = [...half].map((member) => material.comments[member])
    const names = new Set(planted.filter(({ text }) => texts.includes(text)).map(({ topic }) => topic))
    expect(names.size).toBe(1)
    const [kept, apart] = splitTopic([both], { id: both.id, apart: half }, material)
    expect([kept?.count ?? 0, apart?.count ?? 0].toSorted((a, b) => a - b)).toEqual(
      [first.count, second.count].toSorted((a, b) => a - b),
    )
    expect(kept?.id).not.toBe(apart?.id)
  })

  it('suggests nothing where all comments say the same', () => {
    const alike = proposePersona(Array.from({ length: 8 }, (_, at) => `The price is high ${'!'.repeat(at)}`))
    const members = alike.material.comments.map((_, at) => at)
    expect(findHalf({ ...first, members }, alike.material).size).toBeLessThan(members.length)
  })

  it('splits off neither none nor all comments of a topic', () => {
    expect(splitTopic(topics, { id: first.id, apart: new Set() }, material)).toEqual(topics)
    expect(splitTopic(topics, { id: first.id, apart: new Set(first.members) }, material)).toEqual(topics)
    expect(splitTopic(topics, { id: first.id, apart: new Set(second.members) }, material)).toEqual(topics)
  })

  it('what is added to a persona follows: count, quotes and words of the topics as they are then', () => {
    const merged = mergeChoices(beginChoices(topics), new Set([first.id, second.id]), material)
    const [choice] = merged.now
    if (!choice) throw new Error('merged')
    const named = editChoice(merged, { ...choice, text: 'It is too much for them', isTaken: true })
    let id = 0
    const from = { source: 'Reviews', url: '', read: proposal.read, day: 1, newId: () => `id${(id += 1)}` }
    const accepted = { topics: named.now.slice(0, 1), uses: [], grade: 0 }
    const persona = acceptProposal(emptyPersona('Carla'), accepted, from)
    const [point] = [...persona.goals, ...persona.pains, ...persona.objections]
    expect(point).toMatchObject({
      text: 'It is too much for them',
      count: first.count + second.count,
      of: proposal.read,
    })
    const quotes = persona.evidence.map(({ quote }) => quote)
    expect(choice.topic.quotes).toEqual(expect.arrayContaining(quotes))
  })
})

describe('the steps of a person', () => {
  const command = fc.oneof(
    fc.record({ do: fc.constant('merge' as const), which: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }) }),
    fc.record({ do: fc.constant('split' as const), which: fc.nat(7), apart: fc.array(fc.nat(200), { maxLength: 20 }) }),
    fc.record({ do: fc.constant('rename' as const), which: fc.nat(7), text: fc.string({ maxLength: 5 }) }),
    fc.record({ do: fc.constant('undo' as const) }),
  )
  type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

  function run(history: TopicHistory, given: Command): TopicHistory {
    const at = (place: number) => history.now[place % history.now.length]
    switch (given.do) {
      case 'merge':
        return mergeChoices(history, new Set(given.which.flatMap((each) => at(each)?.topic.id ?? [])), material)
      case 'split': {
        const { id = '', members = [] } = at(given.which)?.topic ?? {}
        const apart = new Set(given.apart.flatMap((each) => members[each % members.length] ?? []))
        return splitChoice(history, { id, apart }, material)
      }
      case 'rename': {
        const choice = at(given.which)
        return choice ? editChoice(history, { ...choice, text: given.text }) : history
      }
      case 'undo':
        return undoStep(history)
    }
  }

  it('lose no comment and count none twice, whatever is merged, split, renamed and undone', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        let history = beginChoices(topics)
        for (const given of commands) {
          history = run(history, given)
          const now = history.now.map(({ topic }) => topic)
          expect(numbersIn(now)).toEqual(all)
          expect(now.every(({ count, members }) => count === members.length && count > 0)).toBe(true)
          expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are undone one by one, back to what was proposed', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 10 }), (commands) => {
        const begun = beginChoices(topics)
        let history = commands.reduce(run, begun)
        while (history.past.length > 0) history = undoStep(history)
        expect(history).toEqual(begun)
      }),
      { numRuns: 40 },
    )
  })

  it('a rename is one step however many letters it takes, and is kept by a merge and by a split', () => {
    const begun = beginChoices(topics)
    const [choice] = begun.now
    if (!choice) throw new Error('a topic')
    const renamed = ['P', 'Pr', 'Price'].reduce((history, text) => {
      const now = history.now[0]
      return now ? editChoice(history, { ...now, text }) : history
    }, begun)
    expect(renamed.past).toHaveLength(1)
    expect(mergeChoices(renamed, new Set([first.id, second.id]), material).now[0]?.text).toBe('Price')
    const split = splitChoice(renamed, { id: first.id, apart: new Set(first.members.slice(0, 3)) }, material)
    expect(split.now[0]?.text).toBe('Price')
    expect(split.now[1]).toMatchObject({ topic: { count: 3 } })
    expect(undoStep(undoStep(split))).toEqual(begun)
  })
})
