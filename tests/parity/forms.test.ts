import { expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/structure/sources.ts'

/** Forms that send nothing, and why the form hook would add nothing to them. */
const OTHERS: Readonly<Record<string, string>> = {
  'web/src/comments/comment-form.tsx':
    'one text, which cannot be sent while it is empty; what is sent waits in an outbox that says what came of it',
  'web/src/documents/selection-labels.tsx':
    'one value beside a button, which cannot be pressed without it; what it changes says itself what came of it',
  'web/src/decks/export/dialog/export-form.tsx':
    'choices that are made into files in this browser; none of them can be wrong',
  'web/src/features/personas/comments/comments-form.tsx':
    'a file or a text that is grouped in this browser; its faults are those of the file',
  'web/src/features/personas/comments/proposal-form.tsx':
    'what is ticked of a proposal goes into a draft, which saves itself',
  'web/src/features/workspace/approvals/approvals-page.tsx':
    'one label beside a button, which cannot be pressed without it; the page says what came of it',
  'web/src/features/settings/components/code-field.tsx':
    'one value beside a button; the price that is asked with it says every reason why it cannot be used',
  'web/src/posts/library/template-dialog.tsx': 'variables that may all stay empty go into the text of the open post',
}

const forms = sourcesOf('web').filter(
  ({ path, text }) => path.startsWith('web/src/') && /<form\b|component="form"/.test(text),
)

it('takes every form from the form hook, but for those that have nothing to send or to check', () => {
  expect(forms.length).toBeGreaterThan(30)
  const own = forms.filter(({ text }) => !/useApiForm[<(]/.test(text)).map(({ path }) => path)
  expect(own).toEqual(Object.keys(OTHERS).toSorted())
})

it('hands the submission of such a form to the hook, which sends it once, checked and with a network', () => {
  const handled = forms.filter(({ path }) => OTHERS[path] === undefined)
  const own = handled.filter(({ text }) =>
    [...text.matchAll(/onSubmit=\{([^}]*)\}/g)].some(([, by]) => by !== 'submit'),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})
