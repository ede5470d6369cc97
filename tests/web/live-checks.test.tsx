import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { personas } from '@postwright/core/collections/personas'
import { emptyPersona } from '@postwright/core/model/persona'
import { EARLIER_POSTS_ID, type EarlierPosts } from '@postwright/core/model/earlier-posts'
import { hashText } from '@postwright/core/checks/craft/text-hash'
import { emptyDraft } from '@postwright/core/model/post'
import { findingAt, shiftFindings } from '@/checks/text-findings.ts'
import { LiveChecks } from '@/features/content-studio/checks/live-checks.tsx'
import { store } from '../support/client/store.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'
import { openWorkspace } from '../support/client/person.ts'

openWorkspace({ timeZone: 'Europe/Berlin' })

const BASE = { schema: 1, rev: 1, createdAt: 1, updatedAt: 1, createdBy: 'u1' }
const user = userEvent.setup()
afterEach(cleanup)

type Begun = { begun: string; postId?: string; seriesId?: string | null }

/** A field as the composer has it, with the checks beside it. */
function Post({ begun, postId = 'p1', seriesId = null }: Begun) {
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState({ ...emptyDraft(), text: begun })
  return (
    <div ref={root}>
      <div data-marks>
        <textarea
          aria-label="Text"
          value={draft.text}
          onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, text: value }))}
        />
      </div>
      <LiveChecks
        root={root}
        workspaceId="w1"
        postId={postId}
        seriesId={seriesId}
        chosen={[makeConnection()]}
        picturesOf={() => []}
        version={{
          connection: null,
          draft,
          live: { subscribe: () => () => undefined, read: () => draft },
          own: [],
          change: (make) => setDraft((now) => ({ ...now, ...make(now) })),
          restore: () => undefined,
        }}
      />
    </div>
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const marks = () => [...document.querySelectorAll('[data-marks] mark')].map((mark) => mark.textContent)

it('marks what is found while it is typed, and replaces it by one key', async () => {
  await show(<Post begun="" />)
  expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull()
  await user.type(field(), 'We utilize')
  await waitFor(() => expect(marks()).toContain('utilize'))
  expect(screen.getByRole('img', { name: /^Score: \d+ of 100$/ })).toBeDefined()

  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(field().value).toBe('We use')
  expect(screen.getByText('“utilize” became “use”.')).toBeDefined()
})

it('mends what was typed a moment ago, before it is checked', async () => {
  await show(<Post begun="" />)
  await user.type(field(), 'We utilize{Alt>}{Enter}{/Alt}')
  expect(field().value).toBe('We use')
})

it('says so when nothing at the cursor can be mended', async () => {
  await show(<Post begun={'We utilize it.\nIt is fine.'} />)
  await screen.findByText('Jargon')
  field().setSelectionRange(field().value.length, field().value.length)
  field().focus()
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(screen.getByText('There is nothing to fix on this line.')).toBeDefined()
  expect(field().value).toContain('utilize')
})

it('mends a finding from its list, and at once only what is right in any sentence', async () => {
  await show(<Post begun="We utilize the  plan!! We leverage it." />)
  const panel = await screen.findByRole('region', { name: 'Checks' })
  await user.click(await within(panel).findByRole('button', { name: 'Jargon: fix utilize' }))
  expect(field().value).toBe('We use the  plan!! We leverage it.')
  await user.click(within(panel).getByRole('button', { name: 'Fix all safe issues' }))
  expect(field().value).toBe('We use the plan! We leverage it.')
})

it('follows the kit of the channel: its banned word is marked and replaced by one key', async () => {
  const kit = emptyBrandKit('Harbour', 0)
  const banned = [{ word: 'cheap', replacement: 'affordable' }]
  const ofChannel = { ...BASE, id: 'k1', ...kit, channels: ['channel1'], voice: { ...kit.voice, banned } }
  store.put(brandKits, ['w1'], ofChannel)
  await show(<Post begun="" />)
  await user.type(field(), 'A cheap plan')
  await waitFor(() => expect(marks()).toContain('cheap'))
  expect(screen.getByText('Checked against the Harbour brand kit')).toBeDefined()
  field().setSelectionRange(4, 4)
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(field().value).toBe('An affordable plan')
})

it('checks for a persona that is chosen, and remembers it', async () => {
  const persona = { ...emptyPersona('Busy owners'), avoids: ['synergy'] }
  store.put(personas, ['w1'], { ...BASE, id: 'p1', ...persona })
  await show(<Post begun="We plan synergy for you." />)
  await user.click(await screen.findByRole('combobox', { name: 'Readers' }))
  await user.click(await screen.findByRole('option', { name: 'Busy owners', hidden: true }))
  await waitFor(() => expect(marks()).toContain('synergy'))
  cleanup()
  await show(<Post begun="We plan synergy for you." />)
  await waitFor(() => expect(marks()).toContain('synergy'))
})

it('keeps findings at their words while the text around them changes, and drops those that are changed', () => {
  const before = 'We utilize the the plan.'
  const { findings } = runChecks(draftOfText(before))
  const after = `Now: ${before}`
  const carried = shiftFindings(findings, before, after)
  const words = carried.flatMap(({ place }) => (place?.kind === 'text' ? [after.slice(place.from, place.to)] : []))
  expect(words).toContain('utilize')
  const changed = shiftFindings(findings, before, before.replace('utilize', 'use'))
  expect(changed.some(({ evidence }) => evidence === 'utilize')).toBe(false)
})

it('finds what to mend at the cursor: around it first, else the nearest on its line', () => {
  const text = 'We utilize it.\nWe leverage that and utilize this.'
  const { findings } = runChecks(draftOfText(text))
  const at = (cursor: number) => findingAt(findings, text, cursor)?.evidence
  expect(at(5)).toBe('utilize')
  expect(at(text.indexOf('leverage') + 2)).toBe('leverage')
  expect(at(text.indexOf('that'))).toBe('leverage')
  expect(at(text.length)).toBe('utilize')
})

it('says of a text in another language that rules about English words keep silent, and takes it back', async () => {
  await show(<Post begun="Wir reparieren die Maschinen der Stadt und bestellen mit anderen." />)
  const panel = await screen.findByRole('region', { name: 'Checks' })
  expect(await within(panel).findByText(/^This doesn’t look like English/)).toBeDefined()
  await user.clear(field())
  await user.type(field(), 'We mend the machines of the town.')
  await waitFor(() => expect(screen.queryByText(/^This doesn’t look like English/)).toBeNull())
})

const OPENING = 'Our new bakery opens on Monday at nine in the old town. Come by and try the bread.'

function planned(family: string | null = null): EarlierPosts['posts'][string] {
  const plannedAt = Date.UTC(2025, 2, 12, 8)
  return { sum: hashText(OPENING), words: 'Our new bakery opens on Monday', plannedAt, family }
}

const EARLIER = `${earlierPosts.path('w1')}/${EARLIER_POSTS_ID}`
const putEarlier = (posts: EarlierPosts['posts']) =>
  store.put(earlierPosts, ['w1'], { ...BASE, id: EARLIER_POSTS_ID, posts })

it('names the post that says nearly the same, by its first words and its time, and leads to it', async () => {
  putEarlier({ old: planned() })
  await show(<Post begun={OPENING.replace('bread', 'cake')} />)
  expect(await screen.findByText('Similar to an earlier post')).toBeDefined()
  expect(screen.getByText(/^\d+% of this text appears in another of your posts\.$/)).toBeDefined()
  expect(screen.getByText('Our new bakery opens on Monday')).toBeDefined()
  const link = screen.getByRole('link', { name: /^Open the post from .*12.*2025/ })
  expect(link.getAttribute('href')).toBe('/dashboard/content-studio/old')
})

it.each<[string, Begun, EarlierPosts['posts']]>([
  ['itself', { begun: OPENING, postId: 'p1' }, { p1: planned() }],
  ['another post of its series', { begun: OPENING, seriesId: 's1' }, { p1: planned('s1'), p2: planned('s1') }],
  ['another turn of its evergreen post', { begun: OPENING }, { p0: planned(), p1: planned('p0'), p2: planned('p0') }],
])('says nothing of %s', async (_, begun, earlier) => {
  putEarlier(earlier)
  await show(<Post {...begun} />)
  await waitFor(() => expect(store.reads(EARLIER)).toHaveLength(1))
  await screen.findByRole('img', { name: /^Score: \d+ of 100$/ })
  expect(screen.queryByText('Similar to an earlier post')).toBeNull()
})
