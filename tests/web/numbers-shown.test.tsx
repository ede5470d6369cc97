import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Chart } from '@/ui/chart.tsx'
import { StatTile } from '@/ui/stat-tile.tsx'
import { show } from './support/show.tsx'

// The test's browser cannot draw.
vi.mock('@/ui/chart-canvas.tsx', () => ({
  ChartCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}))

afterEach(cleanup)

const BARS = {
  kind: 'bars' as const,
  labels: ['Monday', 'Tuesday'],
  series: [
    { name: 'Went out', tone: 'positive' as const, values: [3, 1200] },
    { name: 'Failed', tone: 'negative' as const, values: [1, 0] },
  ],
}

describe('a chart', () => {
  it('is described in words, and shows the same numbers as a table on demand', async () => {
    await show(<Chart {...BARS} title="Publications" summary="One failed." />)
    expect(await screen.findByRole('img', { name: 'Publications. One failed.' })).toBeDefined()
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show as table' }))
    await user.keyboard('{Enter}')
    const rows = within(screen.getByRole('region', { name: 'Publications' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['', 'Went out', 'Failed', 'Total'],
      ['Monday', '3', '1', '4'],
      ['Tuesday', '1,200', '0', '1,200'],
    ])
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('img')).toBeDefined()
  })

  it('names what belongs to which colour', async () => {
    await show(<Chart {...BARS} title="Publications" summary="" />)
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['Went out', 'Failed'])
  })

  it('says so when there is nothing to draw, and offers no table then', async () => {
    const none = [{ name: 'Went out', tone: 'positive' as const, values: [0, 0] }]
    await show(<Chart {...BARS} series={none} title="Publications" summary="" empty="Nothing yet." />)
    expect(screen.getByText('Nothing yet.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that it loads', async () => {
    await show(<Chart {...BARS} title="Publications" summary="" isLoading />)
    expect(screen.getByRole('status', { name: 'Loading the chart' })).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('a number on a tile', () => {
  const parts = () => screen.getAllByRole('definition').map((part) => part.textContent)

  it('stands with its name, in the form of its kind', async () => {
    await show(<StatTile label="Engagement" value={0.0432} format={{ style: 'percent', maximumFractionDigits: 1 }} />)
    expect(screen.getByRole('term').textContent).toBe('Engagement')
    expect(parts()).toEqual(['4.3%'])
  })

  it('says how it changed with a sign, and judges the direction by what is better', async () => {
    await show(<StatTile label="Minutes" value={41} delta={{ share: 0.08, better: 'down', since: 'since May' }} />)
    expect(parts()).toEqual(['41', '+8% since May'])
    expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('bad')
  })

  it('is level when the change rounds to nothing', async () => {
    await show(<StatTile label="Reach" value={10} delta={{ share: -0.004, since: 'since May' }} />)
    expect(parts()).toEqual(['10', '0% since May'])
    expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('level')
  })

  it('says that it loads instead of showing a zero', async () => {
    await show(<StatTile label="Reach" value={null} />)
    expect(parts()).toEqual(['Loading Reach'])
  })
})
