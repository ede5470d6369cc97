import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createReviewLink, revokeReviewLink, updateReviewLink } from '@postwright/core/api/review-links'
import { posts } from '@postwright/core/collections/posts'
import { reviewActs } from '@postwright/core/collections/review-acts'
import { reviewLinks } from '@postwright/core/collections/review-links'
import type { ReviewLink } from '@postwright/core/model/review-link'
import { Component as ReviewLinksPage } from '@/features/workspace/review-links/review-links-page.tsx'
import { api } from '../support/client/api.ts'
import { giveRole } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makePost } from '../support/factories/post.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const DAY = 86_400_000

function makeLink(change: Partial<ReviewLink> = {}): ReviewLink {
  const now = Date.now()
  return {
    id: 'l1',
    schema: 1,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: 'ada',
    name: 'Juniper Coffee',
    postIds: ['p1'],
    deckIds: [],
    mayDecide: true,
    mayComment: true,
    expiresAt: now + 30 * DAY,
    revokedAt: null,
    openedAt: null,
    acts: 0,
    ...change,
  }
}

/** An act of a guest through the link. */
const ACT = {
  linkId: 'l1',
  guest: 'Grace',
  act: 'returned',
  subject: { kind: 'post', id: 'p1' },
  contentHashes: [],
  note: 'Say which chair',
}

const draft = (id: string, text: string) => store.put(posts, ['w1'], makePost({ id, text }))

describe('the review links of a workspace', () => {
  it('are made for chosen posts, and tell their address once', async () => {
    giveRole('owner')
    draft('p1', 'The first chair')
    draft('p2', 'Doors open')
    const address = 'https://postwright.app/review/w1.secret'
    api.answer(createReviewLink, { link: makeLink(), address })
    await show(<ReviewLinksPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Create review link' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create review link' }))
    await within(dialog).findByText('Enter who the link is for.')
    await within(dialog).findByText('Choose at least one post or deck.')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Client' }), 'Juniper Coffee')
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'The first chair' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create review link' }))
    expect(await screen.findByRole('textbox', { name: 'Review link' })).toHaveProperty('value', address)
    expect(api.calls(createReviewLink)).toEqual([
      {
        workspaceId: 'w1',
        name: 'Juniper Coffee',
        postIds: ['p1'],
        deckIds: [],
        mayDecide: true,
        mayComment: true,
        days: 30,
      },
    ])
  })

  it('begin with the posts that another screen shares', async () => {
    giveRole('owner')
    draft('p1', 'The first chair')
    draft('p2', 'Doors open')
    await show(<ReviewLinksPage />, { at: '/dashboard/workspace/review-links?posts=p2,__x__' })
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('checkbox', { name: 'Doors open', checked: true })).toBeTruthy()
    expect(within(dialog).getByRole('checkbox', { name: 'The first chair', checked: false })).toBeTruthy()
  })

  it('by an editor decide nothing, and the form says why', async () => {
    giveRole('editor')
    await show(<ReviewLinksPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Create review link' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('switch', { name: 'Approve posts' })).toMatchObject({
      disabled: true,
      checked: false,
    })
    within(dialog).getByText('Only members who can approve posts can let clients approve them.')
  })

  it('say how many of their actions are listed when there are more than one list holds', async () => {
    giveRole('owner')
    store.put(reviewLinks, ['w1'], makeLink({ acts: 63 }))
    const act = (at: number) => ({ ...makeLink(), ...ACT, id: `a${at}`, createdAt: at })
    store.put(reviewActs, ['w1'], ...(Array.from({ length: 63 }, (_, at) => act(at)) as never[]))
    await show(<ReviewLinksPage />)
    await userEvent.click(await screen.findByRole('button', { name: '63 actions' }))
    const said = await screen.findByText(/These are the latest 50 of 63 actions\./)
    expect(within(said).getByRole('link', { name: 'See all activity' }).getAttribute('href')).toBe(
      '/dashboard/workspace/activity',
    )
  })

  it('show what guests did, are changed, and are closed', async () => {
    giveRole('owner')
    draft('p1', 'The first chair')
    store.put(reviewLinks, ['w1'], makeLink({ acts: 1 }))
    store.put(reviewActs, ['w1'], { ...makeLink(), ...ACT, id: 'a1' } as never)
    await show(<ReviewLinksPage />)
    await userEvent.click(await screen.findByRole('button', { name: '1 action' }))
    await screen.findByText('Grace asked for changes to a')
    await screen.findByText('Say which chair')
    api.answer(updateReviewLink, { link: makeLink({ rev: 2 }) })
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Client' }), ' and sons')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => api.calls(updateReviewLink))
      .toMatchObject([{ linkId: 'l1', rev: 1, name: 'Juniper Coffee and sons', postIds: ['p1'] }])
    api.answer(revokeReviewLink, { link: makeLink({ revokedAt: Date.now() }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Close link' }))
    await expect.poll(() => api.calls(revokeReviewLink)).toEqual([{ workspaceId: 'w1', linkId: 'l1' }])
  })

  it('are read by a viewer, who makes and closes none', async () => {
    giveRole('viewer')
    store.put(reviewLinks, ['w1'], makeLink())
    await show(<ReviewLinksPage />)
    await screen.findByText('Juniper Coffee')
    expect(screen.queryByRole('button', { name: /Create review link|Close link|Edit/ })).toBeNull()
  })
})
