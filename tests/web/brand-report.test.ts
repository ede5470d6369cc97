import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import { runChecks } from '@postwright/core/checks/run-checks'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { describe, expect, test } from 'vitest'
import { judgePost, kitsBefore, type KnownKit } from '@/features/brand-kit/report/use-report.ts'
import { sortRows, type ReportRow } from '@/features/brand-kit/report/report-row.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makePost } from '../support/factories/post.ts'

function kitThatBans(words: string[], fields: Partial<BrandKit> = {}): BrandKit {
  const kit = emptyBrandKit('Oak', 0)
  const banned = words.map((word) => ({ word, replacement: '' }))
  return { ...makeBase('kit1'), ...kit, voice: { ...kit.voice, banned }, ...fields }
}

const judge = (text: string, kits: BrandKit[], before: readonly KnownKit[] | null = null, connectionIds = ['c1']) =>
  judgePost(makePost({ text, connectionIds, lifecycle: 'scheduled', nextAt: 5 }), {
    kits,
    before,
    check: (draft) => Promise.resolve(runChecks(draft)),
  })

const evidence = (rows: ReportRow[]) =>
  rows.map(({ failing }) => failing.map(({ finding, isNew }) => ['evidence' in finding ? finding.evidence : '', isNew]))

describe('a post in the report on brand kits', () => {
  test('fails by the kit of each of its channels alone', async () => {
    const own = kitThatBans(['cheap'], { id: 'kit2', channels: ['c2'] })
    const rows = await judge('Our cheap and synergetic chairs', [own, kitThatBans(['synergetic'])], null, ['c1', 'c2'])
    expect(evidence(rows)).toEqual([[['synergetic', false]], [['cheap', false]]])
    expect(await judge('Our cheap chairs', [own], null, ['c1'])).toEqual([])
  })

  test('newly fails by what a kit did not say before', async () => {
    const rows = await judge(
      'Our cheap and synergetic chairs',
      [kitThatBans(['synergetic', 'cheap'])],
      [kitThatBans(['cheap'])],
    )
    expect(evidence(rows)[0]?.toSorted()).toEqual([
      ['cheap', false],
      ['synergetic', true],
    ])
  })

  test('stands before others when it newly fails, then when it fails more, then when it goes out earlier', async () => {
    const [row] = await judge('Our cheap chairs', [kitThatBans(['cheap'])])
    if (!row) throw new Error('no row')
    const [failing] = row.failing
    if (!failing) throw new Error('nothing fails')
    const rows: ReportRow[] = [
      { ...row, id: 'later', at: 9 },
      { ...row, id: 'sooner', at: 1 },
      { ...row, id: 'more', failing: [failing, failing] },
      { ...row, id: 'new', failing: [{ ...failing, isNew: true }] },
    ]
    expect(sortRows(rows).map(({ id }) => id)).toEqual(['new', 'more', 'sooner', 'later'])
  })
})

describe('the kits before', () => {
  const earlier = (id: string, kit: BrandKit): EarlierKit => ({ ...makeBase(id), day: '2026-11-19', kitRev: 1, kit })
  const now = [kitThatBans(['cheap', 'synergetic']), kitThatBans(['oak'], { id: 'kit2', channels: ['c2'] })]

  test('are the present ones where they have not changed, in the same order, and none when no kit has changed', () => {
    expect(kitsBefore(now, [])).toBeNull()
    expect(kitsBefore(now, [earlier('deleted', kitThatBans([]))])).toBeNull()
    const before = kitsBefore(now, [earlier('kit1', kitThatBans(['cheap']))])
    expect(before?.map(({ id, voice }) => [id, voice.banned.map(({ word }) => word)])).toEqual([
      ['kit1', ['cheap']],
      ['kit2', ['oak']],
    ])
  })

  test('say the same of a post on every device: only what the change has brought is new', async () => {
    const before = kitsBefore(now, [earlier('kit1', kitThatBans(['cheap']))])
    const reports = await Promise.all([0, 1].map(() => judge('Our cheap and synergetic chairs', now, before)))
    for (const rows of reports) {
      expect(evidence(rows)[0]?.toSorted()).toEqual([
        ['cheap', false],
        ['synergetic', true],
      ])
    }
  })
})
