import { cleanup, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { STATE_FILTER_TEXT } from '@/features/content-scheduler/scheduler-filter.ts'
import { OUTCOME_TEXT } from '@/features/overview/week-outcomes.ts'
import { useNotificationWords } from '@/features/notifications/use-notification-words.ts'
import { VARIANT_STATE_LOOK } from '@/posts/publications/variant-state.tsx'
import { VariantStatus } from '@/features/content-studio/components/publications/variant-status.tsx'
import { notificationSchema } from '@postwright/core/model/notification'
import { makeBase } from '../support/factories/document-base.ts'
import { loadWords, show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

afterEach(cleanup)

const LOCALES = 'web/public/locales/en'
const unconfirmed = makeVariant({ state: 'unconfirmed', handle: 'practice' })

function Told({ channels }: { channels: number }) {
  const wordsOf = useNotificationWords()
  const channel = { connectionId: 'c', platform: 'sandbox', handle: 'practice', errorKind: 'timeout_unknown' }
  const told = notificationSchema.parse({
    ...makeBase('n'),
    kind: 'post.unconfirmed',
    happenedAt: 1,
    readAt: null,
    expiresAt: 2,
    workspaceId: 'w1',
    postId: 'p1',
    generation: 1,
    excerpt: '',
    channels: Array.from({ length: channels }, () => channel),
  })
  return wordsOf(told).title
}

it('calls it unconfirmed on its badge, in filters, in figures, in the record and in what is told', async () => {
  await show(<VariantStatus variant={unconfirmed} connection={undefined} />)
  const keys = [VARIANT_STATE_LOOK.unconfirmed.label, STATE_FILTER_TEXT.unconfirmed, OUTCOME_TEXT.unconfirmed]
  expect(new Set(keys)).toEqual(new Set(['publishing:state.unconfirmed']))
  expect(screen.getByText('Unconfirmed')).toBeDefined()
  expect(i18next.t('publishing:record.step.lose.what')).toBe('Unconfirmed')
  cleanup()
  await show(<Told channels={1} />)
  expect(screen.getByText('Unconfirmed on practice: was it published?')).toBeDefined()
  cleanup()
  await show(<Told channels={3} />)
  expect(screen.getByText('Unconfirmed on practice and 2 more channels: was it published?')).toBeDefined()
})

it('names its buttons where a command is refused because of it', async () => {
  await loadWords()
  const refusal = i18next.t('errors:api.maybe_published')
  for (const choice of ['it_went_out', 'send_again']) {
    expect(refusal).toContain(`“${i18next.t(`publishing:action.${choice}`)}”`)
  }
})

it('asks one question, with a look at the channel and the same answers', async () => {
  await show(<VariantStatus variant={unconfirmed} connection={undefined} />)
  expect(screen.getByText(/^The network didn’t say whether this post was published/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open practice on Sandbox' })).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Mark as published',
    'Send again',
    'Dismiss',
  ])
})

it('has no other words for it anywhere', () => {
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && name !== 'settings.json',
  )
  const other = /not confirmed|outcome (is|was) not known|outcome is unknown|held back/i
  expect(files.filter((name) => other.test(readFileSync(`${LOCALES}/${name}`, 'utf8')))).toEqual([])
})
