import { describe, expect, it } from 'vitest'
import { createDraftHistory, STEP_PAUSE } from '@/documents/draft-history.ts'

type Draft = { text: string; title: string; thread: string[]; own: { id: string; text: string | null }[] }

function stage(start: Partial<Draft> = {}) {
  let draft: Draft = { text: '', title: '', thread: [], own: [], ...start }
  let time = 0
  const history = createDraftHistory<Draft>({ get: () => draft, set: (next) => void (draft = next), now: () => time })
  return {
    history,
    draft: () => draft,
    wait: (ms: number) => void (time += ms),
    edit: (change: Partial<Draft>) => history.edit({ ...draft, ...change }),
    /** Applies a change of another tab or person. */
    arrive: (change: Partial<Draft>) => void (draft = { ...draft, ...change }),
    type(words: string, field: 'text' | 'title' = 'text') {
      for (const letter of words) history.edit({ ...draft, [field]: draft[field] + letter })
    },
  }
}

describe('taking back', () => {
  it('goes back and forth word by word, and a new step ends what could be made again', () => {
    const { history, draft, type } = stage()
    type('one two')
    history.undo()
    expect(draft().text).toBe('one ')
    history.redo()
    expect(draft().text).toBe('one two')
    history.undo()
    history.undo()
    expect([draft().text, history.getState()]).toEqual(['', { canUndo: false, canRedo: true }])
    type('x')
    expect(history.getState()).toEqual({ canUndo: true, canRedo: false })
    history.redo()
    expect(draft().text).toBe('x')
  })

  it('takes what follows from a text along with it, also where only some of its letters change that', () => {
    type Script = { text: string; scenes: { anchor: string }[] }
    const write = (text: string): Script => ({ text, scenes: [{ anchor: text.slice(0, 2) }] })
    let draft = write('')
    const isDerived = (place: string) => place.endsWith('/anchor')
    const history = createDraftHistory<Script>({
      get: () => draft,
      set: (next) => void (draft = next),
      now: () => 0,
      isDerived,
    })
    for (const text of ['o', 'on', 'one', 'one ', 'one t']) history.edit(write(text))
    history.undo()
    expect(draft).toEqual(write('one '))
    history.undo()
    expect([draft, history.getState().canUndo]).toEqual([write(''), false])
    history.redo()
    expect(draft).toEqual(write('one '))
  })

  it('treats a rest, another field and a paste as steps of their own', () => {
    const { history, draft, type, wait, edit } = stage()
    type('ab')
    wait(STEP_PAUSE)
    type('cd')
    type('T', 'title')
    edit({ text: 'abcd and more' })
    const seen = []
    while (history.getState().canUndo) {
      history.undo()
      seen.push([draft().text, draft().title])
    }
    expect(seen).toEqual([
      ['abcd', 'T'],
      ['abcd', ''],
      ['ab', ''],
      ['', ''],
    ])
  })

  it('takes back a step that changed several fields as one', () => {
    const { history, draft, edit } = stage({ text: 'one two' })
    edit({ text: 'one', thread: ['two'] })
    history.undo()
    expect(draft()).toMatchObject({ text: 'one two', thread: [] })
  })

  it('joins letters typed into the same place deep in the draft, and no others', () => {
    const { history, draft, edit } = stage({ thread: ['', ''], own: [{ id: 'c', text: null }] })
    edit({ thread: ['a', ''] })
    edit({ thread: ['ab', ''] })
    edit({ thread: ['ab', 'c'] })
    edit({ own: [{ id: 'c', text: 'd' }] })
    history.undo()
    expect(draft().own).toEqual([{ id: 'c', text: null }])
    history.undo()
    expect(draft().thread).toEqual(['ab', ''])
    history.undo()
    expect(draft().thread).toEqual(['', ''])
  })
})

describe('what others have changed meanwhile', () => {
  it('stays, in fields that the step does not name', () => {
    const { history, draft, edit, arrive } = stage()
    edit({ text: 'mine' })
    arrive({ title: 'theirs' })
    history.undo()
    expect(draft()).toMatchObject({ text: '', title: 'theirs' })
  })

  it('stays in the very field too: the step is passed over', () => {
    const { history, draft, edit, arrive, wait } = stage()
    edit({ title: 'first' })
    wait(STEP_PAUSE)
    edit({ text: 'mine' })
    arrive({ text: 'theirs' })
    history.undo()
    expect(draft()).toMatchObject({ text: 'theirs', title: '' })
    expect(history.getState()).toEqual({ canUndo: false, canRedo: true })
  })
})
