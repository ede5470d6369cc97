import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bulkPosts, type BulkResult } from '@postwright/core/api/bulk-posts'
import { listMembers } from '@postwright/core/api/members'
import { schedulePost } from '@postwright/core/api/posts'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import type { BrandBreach, BrandQuestion as Question, BrandVerdict } from '@postwright/core/model/brand-verdict'
import { StrictnessSection } from '@/features/brand-kit/components/strictness-section.tsx'
import { ReviewNotice } from '@/features/content-studio/components/schedule/review-notice.tsx'
import { BrandQuestion } from '@/posts/brand/brand-question.tsx'
import { runBulkChange } from '@/posts/bulk/run-bulk-change.ts'
import { schedule } from '@/posts/data/post-commands.ts'
import { CeilingNote } from '@/checks/score.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { makeListedMember } from '../support/factories/listed-member.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { show } from './support/show.tsx'

const CHEAP: BrandBreach = { rule: 'banned', strength: 'ask', evidence: 'cheap', instead: 'affordable' }
const INPUT = { workspaceId: 'w1', postId: 'p1', rev: 1, when: { kind: 'now' as const } }

function questionOf(seen: string, breach = CHEAP, mayApprove = false): Question {
  return { seen: seen.repeat(64), mayApprove, channels: [{ connectionId: 'c1', handle: '@oak', breaches: [breach] }] }
}

/** The server asks each question in turn, until the last one is confirmed. */
function askFor(...questions: Question[]) {
  let at = 0
  api.answer(schedulePost, ({ brand }) => {
    const question = questions[at]
    if (!question || brand?.seen === questions.at(-1)?.seen) return { post: makePost({ id: 'p1' }), variants: [] }
    at = Math.min(at + 1, questions.length - 1)
    return api.error('brand_unconfirmed', { brand: question })
  })
}

beforeEach(() => {
  giveRole('editor')
  api.answer(listMembers, { members: [makeListedMember({ uid: 'ben', fullName: 'Ben Okafor' })] })
})
afterEach(cleanup)

describe('the question about brand rules', () => {
  it('says which word on which channel, and schedules with the reason that is given', async () => {
    askFor(questionOf('a'))
    await show(<BrandQuestion />)
    const done = schedule(INPUT)
    const user = userEvent.setup()
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand rules broken' }))
    expect(dialog.getByText('@oak')).toBeDefined()
    expect(dialog.getByText('The brand never uses “cheap”. Use “affordable”.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Continue anyway' }))
    expect(dialog.getByText('Enter a reason.')).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A quote')
    await user.click(dialog.getByRole('button', { name: 'Continue anyway' }))
    expect((await done).post.id).toBe('p1')
    expect(api.calls(schedulePost).map(({ brand }) => brand)).toEqual([
      undefined,
      { seen: 'a'.repeat(64), reason: 'A quote' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('plans nothing when the person goes back, and says why to whoever asked', async () => {
    askFor(questionOf('a'))
    await show(<BrandQuestion />)
    const done = schedule(INPUT).catch((error: unknown) => error)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Go back' }))
    expect(await done).toMatchObject({ code: 'brand_unconfirmed' })
    expect(api.calls(schedulePost)).toHaveLength(1)
  })

  it('tells who cannot approve that it waits, and who can that they approve', async () => {
    const block = { ...CHEAP, strength: 'block' } as const
    askFor(questionOf('a', block))
    await show(<BrandQuestion />)
    void schedule(INPUT).catch(() => null)
    const user = userEvent.setup()
    expect(await screen.findByRole('button', { name: 'Continue and ask for approval' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    askFor(questionOf('b', block, true))
    void schedule(INPUT).catch(() => null)
    expect(await screen.findByRole('button', { name: 'Approve and continue' })).toBeDefined()
  })

  it('asks anew when the server has found something else meanwhile', async () => {
    askFor(questionOf('a'), questionOf('b', { ...CHEAP, evidence: 'cheapest', instead: '' }))
    await show(<BrandQuestion />)
    const done = schedule(INPUT)
    const user = userEvent.setup()
    for (const word of ['The brand never uses “cheap”. Use “affordable”.', 'The brand never uses “cheapest”.']) {
      expect(await screen.findByText(word)).toBeDefined()
      const field = screen.getByRole('textbox', { name: 'Reason' })
      await user.clear(field)
      await user.type(field, 'A quote')
      await user.click(screen.getByRole('button', { name: 'Continue anyway' }))
    }
    await done
    expect(api.calls(schedulePost).at(-1)?.brand?.seen).toBe('b'.repeat(64))
  })

  it('is asked once for several posts, and only those that were asked about are sent again', async () => {
    const refused = (postId: string, seen: string) => {
      const brand = questionOf(seen)
      return { postId, ok: false as const, code: 'brand_unconfirmed' as const, detail: '', brand }
    }
    api.answer(bulkPosts, ({ change }) => ({
      results: change.items.map((item): BulkResult => {
        const isFree = item.postId === 'p3' || ('brand' in item && item.brand !== undefined)
        if (isFree) return { postId: item.postId, ok: true, rev: 2 }
        return refused(item.postId, item.postId === 'p1' ? 'a' : 'b')
      }),
    }))
    await show(<BrandQuestion />)
    const items = ['p1', 'p2', 'p3'].map((postId) => ({ postId, rev: 1, when: { kind: 'now' as const } }))
    const done = runBulkChange('w1', { kind: 'schedule', items }, String)
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'A quote')
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }))
    expect((await done).map(({ ok }) => ok)).toEqual([true, true, true])
    const again = api.calls(bulkPosts)[1]?.change
    expect(again?.items.map((item) => [item.postId, 'brand' in item && item.brand?.seen])).toEqual([
      ['p1', 'a'.repeat(64)],
      ['p2', 'b'.repeat(64)],
    ])
  })
})

it('who decides about a post sees which rules it breaks, and why it was scheduled all the same', async () => {
  giveRole('owner')
  const confirmed = { by: 'ben', at: 0, reason: 'A quote' }
  const block: BrandBreach = { ...CHEAP, strength: 'block' }
  const brand: BrandVerdict = { stamp: 's', seen: 'x', breaches: [block], needsApproval: true, confirmed }
  await show(<ReviewNotice variants={[makeVariant({ brand })]} />)
  const group = within(await screen.findByRole('group', { name: 'Brand rules broken on practice.sandbox' }))
  expect(group.getByText('The brand never uses “cheap”. Use “affordable”.')).toBeDefined()
  expect(await group.findByText('Ben Okafor gave a reason: “A quote”')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined()
})

it('the score says that a brand rule holds the post up, whether or not that is its ceiling', async () => {
  const finding = { strength: 'block', check: 'exactTerms', ceiling: 0.75 } as never
  await show(<CeilingNote score={60} ceiling={75} findings={[finding]} className={undefined} />)
  expect(screen.getByText('Brand rules require approval of this post.')).toBeDefined()
})

describe('the strictness of a kit', () => {
  let stored: BrandKitDraft['strictness'] = []

  function Edited() {
    const [draft, setDraft] = useState(emptyBrandKit('Juniper', 0))
    useEffect(() => {
      stored = draft.strictness
    })
    return <StrictnessSection draft={draft} onEdit={(change) => setDraft((before) => ({ ...before, ...change }))} />
  }

  it('is chosen for each rule by owners and managers', async () => {
    giveRole('owner')
    await show(<Edited />)
    const user = userEvent.setup()
    // happy-dom shows no list as open.
    const optionOf = (name: string) =>
      within(screen.getByRole('listbox', { name: 'Banned words', hidden: true })).getByRole('option', {
        name,
        hidden: true,
      })
    await user.click(screen.getByRole('combobox', { name: 'Banned words' }))
    await user.click(optionOf('Require approval'))
    expect(stored).toEqual([{ rule: 'banned', strength: 'block' }])
    await user.click(screen.getByRole('combobox', { name: 'Banned words' }))
    await user.click(optionOf('Show the issue'))
    expect(stored).toEqual([])
  })

  it('is read by others', async () => {
    await show(<Edited />)
    await act(async () => undefined)
    expect(screen.getByText('Only owners and managers can change this.')).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Emoji' })).toHaveProperty('disabled', true)
  })
})
