import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { hourRates } from '@postwright/core/learning/hour-rates'
import { learnEffects, type Learned } from '@postwright/core/learning/learn-effects'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { TooFew } from '@/features/optimizer/components/too-few.tsx'
import { HookTournament } from '@/features/optimizer/hooks/hook-tournament.tsx'
import { TimingReport } from '@/features/optimizer/timing/timing-report.tsx'
import { WhatWorkedReport } from '@/features/optimizer/what-worked/what-worked-report.tsx'
import { plantedPosts } from '../unit/learning/support/planted-posts.ts'
import { address, show } from './support/show.tsx'

const user = userEvent.setup()
afterEach(cleanup)

function known<Result extends { status: string }>(result: Result): Extract<Result, { status: 'known' }> {
  const isKnown = (each: Result): each is Extract<Result, { status: 'known' }> => each.status === 'known'
  if (!isKnown(result)) throw new Error('Too few posts.')
  return result
}

describe('best times', () => {
  const posts = plantedPosts({ count: 260, seed: 11, noise: 0.4, hourEffect: (_, hour) => (hour === 9 ? 1 : 0) })
  const rates = known(hourRates(posts, 'Europe/Berlin'))

  it('name the three best hours on the clock of the channel, and plan a post for one', async () => {
    await show(<TimingReport rates={rates} tzid="Europe/Berlin" />)
    const best = within(screen.getByLabelText('Best hours'))
    const items = best.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toHaveLength(3)
    for (const words of items)
      expect(words).toMatch(/day 11:00 AM\+\d+% engagement, between [+−]\d+% and \+\d+%\. \d+ post/)

    await user.click(best.getAllByRole('button', { name: /^Plan a post for \w+day 11:00 AM$/ })[0] ?? document.body)
    await waitFor(() => expect(address()).toMatch(/\/content-studio\/.*&at=\d+$/))
    const at = Number(address().split('&at=')[1])
    expect(at).toBeGreaterThan(Date.now())
    expect(fromInstant(at, 'Europe/Berlin').local).toMatch(/T11:00$/)
  })

  it('suggest three hours that were hardly tried', async () => {
    await show(<TimingReport rates={rates} tzid="Europe/Berlin" />)
    const trials = within(screen.getByLabelText('Worth trying')).getAllByRole('listitem')
    expect(trials).toHaveLength(3)
    for (const { textContent } of trials)
      expect(textContent).toMatch(/(Never tried|Tried once|Tried 2 times)\. Expected engagement: between/)
  })

  it('show the same numbers as a table that the keyboard reaches', async () => {
    await show(<TimingReport rates={rates} tzid="Europe/Berlin" />)
    expect(screen.getByLabelText(/^Heat map of the hours of the week, from 260 measured posts/)).toBeDefined()
    expect(document.querySelector('table')).toBeNull()
    await user.click(screen.getByText('Numbers by hour'))
    const rows = [...document.querySelectorAll('tr')]
    expect(rows).toHaveLength(1 + rates.hours.filter(({ count }) => count > 0).length)
    expect(rows[1]?.textContent).toContain('11:00')
    expect(document.querySelector<HTMLElement>('[role=region][aria-label="Numbers by hour"]')?.tabIndex).toBe(0)
  })

  it('say so where the hours make no difference', async () => {
    const flat = posts.map((post) => ({ ...post, values: { likes: 5 } }))
    await show(<TimingReport rates={known(hourRates(flat, 'UTC'))} tzid="UTC" />)
    expect(screen.getByText(/^No notable differences between hours yet/)).toBeDefined()
    expect(screen.getByText('No hour stands out yet.')).toBeDefined()
  })
})

it('says how many measured posts are missing', async () => {
  await show(<TooFew count={12} missing={18} />)
  expect(screen.getByRole('heading', { name: 'You need 18 more measured posts' })).toBeDefined()
  expect(screen.getByText('12 of 30 measured posts')).toBeDefined()
})

describe('what worked', () => {
  it('says what is clear of chance in sentences, and shows every feature with its interval', async () => {
    const learned = known(learnEffects(plantedPosts({ count: 200, seed: 7, effects: { question: 0.6, link: -0.5 } })))
    await show(<WhatWorkedReport learned={learned} />)
    const clear = within(screen.getByRole('region', { name: 'Clear effects' }))
    expect(
      clear.getByText(/^A question in the first sentence: \d+% more engagement \(\+\d+% to \+\d+%\)\.$/),
    ).toBeDefined()
    expect(clear.getByText(/^A link in the text: \d+% less engagement \(−\d+% to −\d+%\)\.$/)).toBeDefined()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(learned.effects.length)
    expect(rows[0]?.textContent).toMatch(/^Question first/)
    expect(rows.at(-1)?.textContent).toMatch(/^Link/)
  })

  it('claims nothing where nothing is clear', async () => {
    const learned = known(learnEffects(plantedPosts({ count: 40, seed: 4, noise: 1 })))
    await show(
      <WhatWorkedReport
        learned={{
          ...learned,
          effects: learned.effects.filter(({ low, high }) => low < 0 && high > 0),
          foretold: -0.1,
        }}
      />,
    )
    expect(screen.getByText(/^No clear effects yet/)).toBeDefined()
    expect(screen.getByText(/^Not enough data yet to predict how new posts will do/)).toBeDefined()
  })
})

describe('the tournament of first lines', () => {
  const text =
    'Our plan for the week is ready and it is rather long, as plans go. 40 posts went out. Do you plan ahead?'
  const onChoose = vi.fn<(text: string) => void>()
  const showWith = (learned: Learned) =>
    show(<HookTournament draft={draftOfText(text)} read={{ status: 'ready', data: learned }} onChoose={onChoose} />)
  const kinds = () => screen.getAllByRole('listitem').map((item) => item.textContent)

  it('is ranked by the score while posts are missing, and says so', async () => {
    await showWith({ status: 'thin', count: 12, missing: 18 })
    expect(
      screen.getByText(
        /Once a channel has 30 measured posts, we rank by their engagement instead\. You need 18 more\./,
      ),
    ).toBeDefined()
    expect(screen.getAllByRole('img', { name: /^Score: / }).length).toBeGreaterThan(2)
  })

  it('is ranked by the own posts where they foretell something, with what each feature adds', async () => {
    await showWith(learnEffects(plantedPosts({ count: 200, seed: 7, effects: { question: 0.8, number: -0.4 } })))
    expect(screen.getByText(/ranked by expected engagement .* based on your 200 latest measured posts\./)).toBeDefined()
    expect(kinds()[0]).toMatch(/^\+\d+%A questionDo you plan ahead\?Question first \+\d+%/)
    await user.click(screen.getByRole('button', { name: 'Use line: Do you plan ahead?' }))
    expect(onChoose.mock.lastCall?.[0]).toMatch(/^Do you plan ahead\?/)
  })

  it('says that there is none where every other sentence needs the one before it', async () => {
    const draft = draftOfText('We moved the oven into the shop. It took us 14 hours.')
    await show(<HookTournament draft={draft} read={{ status: 'loading' }} onChoose={onChoose} />)
    expect(screen.getByText(/^None of the other sentences works as a first line/)).toBeDefined()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('does not follow own posts that foretell nothing', async () => {
    const learned = known(learnEffects(plantedPosts({ count: 40, seed: 4 })))
    await showWith({ ...learned, foretold: -0.2 })
    expect(screen.getByText(/not enough data from your own posts yet/)).toBeDefined()
    expect(screen.getAllByRole('img', { name: /^Score: / }).length).toBeGreaterThan(2)
  })
})
