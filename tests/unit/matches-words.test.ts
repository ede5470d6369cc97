import { expect, it } from 'vitest'
import { matchesWords } from '@postwright/core/text/matches-words'

it('finds texts by the beginnings of their words, whatever their case and accents', () => {
  const texts = ['Neon night', 'dark bright', 'Café']
  expect(['', 'neo', 'NIGHT dar', 'cafe'].map((query) => matchesWords(query, texts))).toEqual([true, true, true, true])
  expect(['eon', 'neon calm'].map((query) => matchesWords(query, texts))).toEqual([false, false])
})
