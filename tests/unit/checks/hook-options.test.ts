import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const TEXT =
  'We changed how we plan our posts, and it took a while. Last year we lost 14 posts to wrong time zones. ' +
  'But nobody wrote to us in all those weeks. What would you have done?'

const kindsOf = (text: string) => hookOptions(text).map(({ kind }) => kind)

it('moves a question, a number and a contrast to the top, and cuts the first sentence', () => {
  const hooks = Object.fromEntries(hookOptions(TEXT).map(({ kind, hook }) => [kind, hook]))
  expect(hooks).toMatchObject({
    asWritten: 'We changed how we plan our posts, and it took a while.',
    question: 'What would you have done?',
    brevity: 'We changed how we plan our posts.',
  })
  expect(hookOptions('We sat down. Half of our posts had no plan. But 14 people wrote to us.')).toContainEqual({
    kind: 'number',
    hook: '14 people wrote to us.',
    text: '14 people wrote to us.\n\nWe sat down. Half of our posts had no plan.',
  })
})

it('asks nothing that the text does not ask', () => {
  expect(hookOptions('We cut our newsletter in half.')).toEqual([
    { kind: 'asWritten', hook: 'We cut our newsletter in half.', text: 'We cut our newsletter in half.' },
  ])
})

it.each([
  'We changed our plan. It cost us 14 posts.',
  'We changed our plan. But they never asked for 3 months.',
  'We changed our plan. Nobody wrote 14 letters about it.',
  'Wir haben den Plan geändert. Das hat 14 Beiträge gekostet.',
  'We changed our plan. 14 people wrote to us. They never liked the old one.',
  'Our list for the week:\n- 3 posts on Monday\n- 4 posts on Friday',
])('moves no sentence to the top that points at another one: %s', (text) => {
  expect(kindsOf(text)).toEqual(['asWritten'])
})

it('cuts no first sentence to a half of one', () => {
  expect(kindsOf('After two long years of work on the old mill, and many delays, we open on Monday at nine.')).toEqual([
    'asWritten',
  ])
})

it('loses no word but a leading “but” when a sentence is moved, and has no hook for a text without words', () => {
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
        const wordsOf = (of: string) =>
          of
            .toLowerCase()
            .split(/\s+/)
            .filter((word) => word !== '' && word !== 'but')
            .toSorted()
        for (const { kind, text: other } of hookOptions(text)) {
          if (['number', 'contrast', 'story'].includes(kind)) expect(wordsOf(other)).toEqual(wordsOf(text))
        }
      },
    ),
  )
})
