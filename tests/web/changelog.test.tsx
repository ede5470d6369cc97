import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listNews } from '@postwright/core/api/announcements'
import { Component as ChangelogScreen, CHANGELOG } from '@/public/changelog-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const days = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('has what everybody was told on its day, with its link, among the changes', async () => {
  const link = { label: 'Status', href: 'https://status.example.com' }
  const [newest] = CHANGELOG
  const startsAt = Date.parse(`${newest.date}T10:00:00Z`)
  api.answer(listNews, {
    news: [
      { id: 'later', text: 'Maintenance is over.', link: null, startsAt: Date.UTC(2027, 0, 5, 9) },
      { id: 'same', text: 'Posts are late today.', link, startsAt },
    ],
  })
  await show(<ChangelogScreen />)
  await screen.findByText('Maintenance is over.')
  expect(days()[0]).toBe('January 5, 2027')
  expect(days()).toHaveLength(CHANGELOG.length + 1)
  const entry = (await screen.findByText(/Posts are late today/)).closest('section')
  if (!entry) throw new Error('no day')
  expect(entry.id).toBe(newest.date)
  expect(within(entry).getByRole('link', { name: 'Status' }).getAttribute('href')).toBe(link.href)
})

it('is whole where nobody answers', async () => {
  api.goDown()
  await show(<ChangelogScreen />)
  expect(days()).toHaveLength(CHANGELOG.length)
})
