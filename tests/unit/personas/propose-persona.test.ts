import { describe, expect, it } from 'vitest'
import { groupComments } from '@postwright/core/personas/cluster/group-comments'
import { termsOf } from '@postwright/core/personas/cluster/terms'
import { tfIdf } from '@postwright/core/personas/cluster/tf-idf'
import { proposePersona } from '@postwright/core/personas/propose-persona'
import { plantedComments } from './planted-comments.ts'

/** The share of comments that lie in a group in which their planted topic is the most frequent. */
function purity(count: number, seed: number): { purity: number; groups: number } {
  const planted = plantedComments(count, seed)
  const vectors = tfIdf(planted.map(({ text }) => termsOf(text, 'en').map(({ term }) => term)))
  const { known, grouping } = groupComments(vectors)
  const tables = new Map<number, Map<string, number>>()
  for (const [at, comment] of known.entries()) {
    const group = grouping.groups[at] ?? 0
    const topics = tables.get(group) ?? new Map<string, number>()
    const topic = planted[comment]?.topic ?? ''
    tables.set(group, topics.set(topic, (topics.get(topic) ?? 0) + 1))
  }
  const most = [...tables.values()].reduce((sum, topics) => sum + Math.max(...topics.values()), 0)
  return { purity: most / count, groups: tables.size }
}

const texts = (count: number) => plantedComments(count).map(({ text }) => text)

describe('topics of comments', () => {
  it.each([1, 2, 3, 4])('finds five planted topics among 300 comments, in the order of seed %i', (seed) => {
    expect(purity(300, seed)).toEqual({ purity: expect.closeTo(1, 1), groups: 5 })
  })

  it('takes topics for what their words say: two pains, an objection, a goal and praise', () => {
    const { topics } = proposePersona(texts(300))
    const kinds = topics.map(({ kind, terms }) => [kind, terms[0]])
    expect(kinds.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['goal', 'calendar'],
      ['objection', expect.stringMatching(/price|expensive/)],
      ['pain', expect.stringMatching(/app|crashes|hashtags/)],
      ['pain', expect.stringMatching(/app|crashes|hashtags/)],
      ['praise', 'support'],
    ])
    expect(topics.find(({ kind }) => kind === 'objection')?.because.map(({ word }) => word)).toContain('expensive')
  })

  it('counts every comment once: in a topic, without one, blank or said before', () => {
    const given = [...texts(200), '', '🎉🎉', 'https://example.com/only', 'Xylophones sound lovely underwater']
    const { read, blank, doubled, ungrouped, topics } = proposePersona(given)
    const grouped = topics.reduce((sum, { count }) => sum + count, 0)
    expect({ all: read + blank + doubled, read: grouped + ungrouped }).toEqual({ all: given.length, read })
    expect(blank).toBe(3)
    expect(ungrouped).toBeGreaterThanOrEqual(1)
  })

  it('quotes comments as they were written, of the topic that they stand for, the largest topic first', () => {
    const given = texts(150)
    const { topics } = proposePersona(given)
    expect(topics.flatMap(({ quotes }) => quotes).filter((quote) => !given.includes(quote))).toEqual([])
    const price = topics.find(({ kind }) => kind === 'objection')
    expect(price?.quotes.every((quote) => /price/.test(quote))).toBe(true)
    expect(topics.map(({ count }) => count)).toEqual(topics.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  it('counts what is said word for word again once, however short it is and however it is spelled out', () => {
    const { read, doubled } = proposePersona([
      'So slow',
      'so slow!!',
      'SO SLOW 😡',
      '@ann so slow',
      'The app is so slow',
    ])
    expect({ read, doubled }).toEqual({ read: 2, doubled: 3 })
  })

  it.each([
    [
      'English',
      [
        'Thank you so much',
        'Thanks a lot for this',
        'Great, thanks',
        'Love it, great',
        'Amazing, love this',
        'Thank you, amazing',
      ],
    ],
    [
      'German',
      [
        'Vielen Dank dafür',
        'Danke, das ist super',
        'Super, danke schön dafür',
        'Toll, vielen Dank',
        'Das ist toll, danke',
        'Einfach super und toll',
      ],
    ],
  ])('makes no topic of thanks and praise alone (%s)', (_, courtesy) => {
    expect(proposePersona(courtesy)).toMatchObject({ topics: [], ungrouped: courtesy.length })
  })

  it('says the same of the same comments each time', () => {
    expect(proposePersona(texts(120))).toEqual(proposePersona(texts(120)))
  })

  it('groups comments of languages without spaces or stop words known to it, and judges none of them', () => {
    const price = [
      'この価格は高い',
      '価格が高いと思う',
      '価格は高いです',
      '高い価格で残念',
      '毎月の価格が高い',
      '価格がとても高い',
    ]
    const video = [
      '動画が消えた',
      '動画の保存で消えた',
      '動画が全部消えた',
      '保存した動画が消えた',
      '動画はまた消えた',
      '私の動画が消えた',
    ]
    const { topics } = proposePersona([...price, ...video])
    const sides = topics.map(
      ({ quotes }) => new Set(quotes.map((quote) => (quote.includes('価格') ? 'price' : 'video'))),
    )
    expect(topics.length).toBeGreaterThanOrEqual(2)
    expect(sides.every((side) => side.size === 1)).toBe(true)
    expect(topics.every(({ kind }) => kind === null)).toBe(true)
  })

  it('knows German objections and pains by German words', () => {
    const price = ['teuer für den Laden', 'leider teuer im Abo', 'zu teuer für uns', 'viel zu teuer'].map(
      (end) => `Der Preis ist ${end}`,
    )
    const crash = ['stürzt die App ab', 'ist die App langsam', 'stürzt die App wieder ab', 'geht die App nicht'].map(
      (end) => `Beim Hochladen ${end}`,
    )
    const { topics } = proposePersona([...price, ...crash, ...price.map((t) => `${t}!`), ...crash.map((t) => `${t}!`)])
    expect(new Set(topics.map(({ kind }) => kind))).toEqual(new Set(['objection', 'pain']))
  })

  it.each([0, 1, 2, 5])('makes nothing of %i comments that have nothing in common', (count) => {
    const given = ['Apples grow', 'Birds whistle', 'Clouds drift', 'Dogs bark', 'Engines hum'].slice(0, count)
    expect(proposePersona(given).topics).toEqual([])
  })

  it('groups 5,000 comments, telling how far it is, and reads no more than that', () => {
    const told: number[] = []
    const { read, blank, doubled } = proposePersona(texts(5_100), (share) => told.push(share))
    expect(read + blank + doubled).toBe(5_000)
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})

describe('vocabulary and reading level', () => {
  it('proposes words that these people use far more than people do in general', () => {
    const { uses } = proposePersona(texts(300))
    const words = uses.map(({ word }) => word)
    expect(words).toEqual(expect.arrayContaining(['hashtags', 'calendar', 'ticket', 'expensive']))
    expect(words.filter((word) => ['the', 'for', 'people', 'time'].includes(word))).toEqual([])
  })

  it('proposes the grade at which the comments are written, and none for other languages', () => {
    const easy = Array.from({ length: 40 }, (_, at) => `I like the red cup ${at}. It is big and it is good.`)
    const hard = easy.map(
      (_, at) =>
        `The organisational interoperability of the considerations is that comprehensive documentation ${at} is a necessity.`,
    )
    expect(proposePersona(easy).grade).toBeLessThanOrEqual(3)
    expect(proposePersona(hard).grade).toBe(18)
    expect(proposePersona(easy.map((_, at) => `Ich mag die rote Tasse und das ist gut so ${at}`)).grade).toBe(0)
  })
})
