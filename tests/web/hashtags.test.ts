import { describe, expect, it } from 'vitest'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { addHashtags } from '@/features/hashtag-groups/add-hashtags.ts'
import { hashtagsInText, missingHashtags } from '@/features/content-studio/hashtags-in-text.ts'
import { readHashtags, findGroups, mergeGroups } from '@/posts/hashtags/hashtags.ts'

const many = Array.from({ length: HASHTAG_GROUP_TAGS_MAX }, (_, at) => `tag${at}`)

describe('hashtags that are typed or pasted', () => {
  it.each([
    ['#a #b, c', ['a', 'b', 'c']],
    ['coffee;latte\nart', ['coffee', 'latte', 'art']],
    ['#one#two＃three', ['one', 'two', 'three']],
    ['#Café, #cafe\u0301 #CAFÉ', ['Café']],
    ['  ', []],
  ])('are read from "%s" each once', (text, hashtags) => {
    expect(readHashtags(text)).toEqual({ hashtags, refused: [] })
  })

  it('are told apart from what is none', () => {
    expect(readHashtags('#2026 #plan2026 a!b')).toEqual({ hashtags: ['plan2026'], refused: ['2026', 'a!b'] })
  })

  it('come after those that are there, without repeating any', () => {
    expect(addHashtags(['coffee'], '#Coffee #latte')).toMatchObject({
      next: ['coffee', 'latte'],
      added: 1,
      repeated: 1,
    })
  })

  it('are left out, and named, when the group has no room for them', () => {
    expect(addHashtags(many.slice(1), 'last over')).toMatchObject({ added: 1, over: ['over'] })
  })
})

describe('the hashtags of a text', () => {
  it('are found as networks find them, each once', () => {
    expect(hashtagsInText('Good #coffee. More #Coffee (#latteart) #1 https://example.com/#no')).toEqual([
      'coffee',
      'latteart',
    ])
  })

  it('are not missing from it, whatever their capitals', () => {
    expect(missingHashtags(['Coffee', 'beans'], 'Good #coffee')).toEqual(['beans'])
  })
})

it('finds groups by name and by hashtag, with or without the sign', () => {
  const groups = [
    { name: 'Mornings', hashtags: ['coffee', 'Frühstück'] },
    { name: 'Evenings', hashtags: ['tea'] },
  ]
  expect(findGroups(groups, 'even').map(({ name }) => name)).toEqual(['Evenings'])
  expect(findGroups(groups, '#fruh morn').map(({ name }) => name)).toEqual(['Mornings'])
  expect(findGroups(groups, ' ')).toEqual(groups)
})

describe('a group that was changed in two places', () => {
  const base = { name: 'Mornings', hashtags: ['coffee', 'tea'] }

  it('keeps what either side added, and loses what either side removed', () => {
    const mine = { name: 'Mornings', hashtags: ['coffee', 'tea', 'juice'] }
    const theirs = { name: 'Early', hashtags: ['tea', 'toast'] }
    expect(mergeGroups(base, mine, theirs)).toEqual({ name: 'Early', hashtags: ['tea', 'toast', 'juice'] })
  })

  it('is decided about by a person when both sides gave it another name', () => {
    expect(mergeGroups(base, { ...base, name: 'Dawn' }, { ...base, name: 'Early' })).toBeNull()
  })

  it('is decided about by a person when both sides together are too many', () => {
    const filled = { ...base, hashtags: many }
    expect(mergeGroups({ ...base, hashtags: [] }, filled, { ...base, hashtags: ['one more'] })).toBeNull()
  })
})
