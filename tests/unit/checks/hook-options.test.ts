import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const TEXT =
  'We changed how we plan our posts, and it took a while. Last year we lost 14 posts to wrong time zones. ' +
  'But nobody wrote to us about it. What would you have done?'

it('moves a question, a number and a contrast to the top, and cuts the first sentence', () => {
  const hooks = Object.fromEntries(hookOptions(TEXT).map(({ kind, hook }) => [kind, hook]))
  expect(hooks).toMatchObject({
    asWritten: 'We changed how we plan our posts, and it took a while.',
    question: 'What would you have done?',
    number: 'Last year we lost 14 posts to wrong time zones.',
    contrast: 'But nobody wrote to us about it.',
    brevity: 'We changed how we plan our posts.',
  })
})

it('asks why where the text asks nothing', () => {
  const [, asked] = hookOptions('We cut our newsletter in half.')
  expect(asked).toEqual({
    kind: 'question',
    hook: 'We cut our newsletter in half. Why?',
    text: 'We cut our newsletter in half. Why?',
  })
})

it('loses no word when a sentence is moved, and has no hook for a text without words', () => {
  expect(hookOptions('🎉 \n')).toEqual([])
  const sentence = fc.constantFrom(
    'We sat down.',
    'It was 9 in the morning.',
    'But why?',
    'Stop it!',
    'The end of it all, is near.',
  )
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(' ', '\n', '\n\n'),
      (sentences, joint) => {
        const text = sentences.join(joint)
        const wordsOf = (of: string) => of.split(/\s+/).filter(Boolean).toSorted()
        for (const { kind, text: other } of hookOptions(text)) {
          if (['number', 'contrast', 'story'].includes(kind)) expect(wordsOf(other)).toEqual(wordsOf(text))
        }
      },
    ),
  )
})
