import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { expect, it } from 'vitest'
import { textMarks } from '@/checks/text-marks.ts'

it('marks the shortest of findings that overlap, and leaves the text as it is', () => {
  const text = 'This is really very good news for all of the users, and we really want you to read it now!!!'
  const marks = textMarks(text, runChecks(draftOfText(text)).findings)
  expect(marks.map((mark) => mark.text).join('')).toBe(text)
  expect(marks.filter(({ finding }) => finding).map((mark) => mark.text)).toEqual(['really', 'very', 'really', '!!!'])
})

it('leaves out what was found beyond the end of the text', () => {
  const { findings } = runChecks(draftOfText('A text with really good news.'))
  expect(textMarks('A text', findings)).toEqual([{ from: 0, text: 'A text', finding: null }])
})
