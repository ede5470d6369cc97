import type { publishLinkPage as publishing, unpublishLinkPage as unpublishing } from '@postwright/core/api/link-pages'
import type { OutputOf } from '@postwright/core/endpoint'
import { findPageFaults, type PageFault } from '@postwright/core/link-page/page-faults'
import { isReservedPageName } from '@postwright/core/link-page/reserved-names'
import {
  deckIdsOf,
  type LinkPage,
  linkPageDraftSchema,
  type LinkPageDraft,
  pageNameSchema,
  EARLIER_NAMES_MAX,
  LINK_PAGE_DECKS_MAX,
  PAGE_NAME_HOLD,
  PAGE_NAME_MIN,
} from '@postwright/core/model/link-page'
import type { z } from 'zod'
import words from '../../../../web/public/locales/en/link-page.json' with { type: 'json' }
import type { Deps } from '../ports/deps.ts'
import type { KeptDeck, PageName } from '../ports/link-pages.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { DETAIL_WORDS, ERROR_WORDS, FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { getPageHost } from './public-page.ts'

type PublishDeps = Pick<
  Deps,
  'clock' | 'config' | 'transact' | 'members' | 'workspaces' | 'linkPages' | 'pageNames' | 'decks'
>

const PAGE_NAME_SCHEMA = 1

/**
 * Publishes a copy of the stored page. If several pages request the same name at once, one gets it.
 * @throws the codes of the contract
 */
export async function publishLinkPage(
  deps: PublishDeps,
  caller: Caller,
  { workspaceId, pageId, pageName }: z.output<typeof publishing.input>,
): Promise<OutputOf<typeof publishing>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const name = readName(pageName)
  const now = deps.clock.now()
  return deps.transact(async (tx) => {
    const page = await readPageIn(deps, tx, workspaceId, pageId)
    const [held, own] = await Promise.all([deps.pageNames.getIn(tx, name), deps.pageNames.listOfIn(tx, workspaceId)])
    if (held && held.workspaceId !== workspaceId && !isOver(held, now)) {
      throw new AppError('page_name_taken', { fields: { pageName: ERROR_WORDS.page_name_taken } })
    }
    const draft = linkPageDraftSchema.parse(page)
    refuseFaults(findPageFaults(draft, getPageHost(deps.config)))
    const decks = await readDecks(deps, workspaceId, draft)
    keepEarlierIn(deps, tx, { own, name, now })
    const base = held ?? newDocument(deps.clock, { id: name, schema: PAGE_NAME_SCHEMA, createdBy: caller.uid })
    deps.pageNames.saveIn(tx, {
      ...base,
      id: name,
      rev: held ? held.rev + 1 : 1,
      updatedAt: now,
      workspaceId,
      pageId,
      state: 'live',
      leadsTo: '',
      expiresAt: null,
      draft,
      decks,
    })
    const change = { pageName: name, publishedAt: now, publishedRev: page.rev + 1 }
    return { page: deps.linkPages.updateIn(tx, workspaceId, page, change) }
  })
}

/**
 * Unpublishes a page. Its names stay with the workspace for 30 days. A repeated call changes nothing.
 * @throws the codes of the contract
 */
export async function unpublishLinkPage(
  deps: PublishDeps,
  caller: Caller,
  { workspaceId, pageId }: z.output<typeof unpublishing.input>,
): Promise<OutputOf<typeof unpublishing>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const now = deps.clock.now()
  return deps.transact(async (tx) => {
    const page = await readPageIn(deps, tx, workspaceId, pageId)
    const own = await deps.pageNames.listOfIn(tx, workspaceId)
    keepEarlierIn(deps, tx, { own, name: '', now })
    if (page.pageName === '') return { page }
    const change = { pageName: '', publishedAt: null, publishedRev: 0 }
    return { page: deps.linkPages.updateIn(tx, workspaceId, page, change) }
  })
}

function readName(typed: string): string {
  const parsed = pageNameSchema.safeParse(typed)
  if (!parsed.success) {
    const sentence = fillWords(FIELD_WORDS.pageName, { min: PAGE_NAME_MIN })
    throw new AppError('validation_failed', { fields: { pageName: sentence } })
  }
  if (isReservedPageName(parsed.data)) {
    throw new AppError('validation_failed', { fields: { pageName: FIELD_WORDS.reservedPageName } })
  }
  return parsed.data
}

async function readPageIn(
  { linkPages }: Pick<Deps, 'linkPages'>,
  tx: Tx,
  workspaceId: string,
  pageId: string,
): Promise<LinkPage> {
  const page = await linkPages.getIn(tx, workspaceId, pageId)
  if (!page) throw new AppError('not_found', { message: `link page ${pageId}` })
  return page
}

function isOver({ state, expiresAt }: PageName, now: number): boolean {
  return state === 'earlier' && expiresAt !== null && expiresAt <= now
}

/**
 * Adds the previous name to the earlier names. All earlier names redirect to `name`, or nowhere if it is empty; the oldest ones become free again.
 */
function keepEarlierIn(
  { pageNames }: Pick<Deps, 'pageNames'>,
  tx: Tx,
  { own, name, now }: { own: readonly PageName[]; name: string; now: number },
): void {
  const others = own
    .filter(({ id }) => id !== name)
    .map((each) => ({ ...each, expiresAt: each.expiresAt ?? now + PAGE_NAME_HOLD }))
    .toSorted((a, b) => b.expiresAt - a.expiresAt)
  for (const [at, earlier] of others.entries()) {
    if (at >= EARLIER_NAMES_MAX || earlier.expiresAt <= now) pageNames.deleteIn(tx, earlier.id)
    else {
      const change = { state: 'earlier' as const, leadsTo: name, draft: null, decks: [] }
      pageNames.saveIn(tx, { ...earlier, ...change, rev: earlier.rev + 1, updatedAt: now })
    }
  }
}

/** The messages that the editor of the page shows beside its blocks. */
const FAULT_WORDS: Record<PageFault['fault'], string> = words.fault

function refuseFaults(faults: readonly PageFault[]): void {
  if (faults.length === 0) return
  const sentenceOf = (fault: PageFault['fault']) => fillWords(FAULT_WORDS[fault], { max: LINK_PAGE_DECKS_MAX })
  const fields = Object.fromEntries(faults.map(({ at, fault }) => [at, sentenceOf(fault)]))
  throw new AppError('validation_failed', { detail: DETAIL_WORDS.linkPageFaults, fields })
}

/** Reads the current decks: later changes are visible after the next publication of the page. */
async function readDecks(
  { decks }: Pick<Deps, 'decks'>,
  workspaceId: string,
  { blocks }: LinkPageDraft,
): Promise<KeptDeck[]> {
  const found = await Promise.all(deckIdsOf(blocks).map((id) => decks.get(workspaceId, id)))
  return found.flatMap((deck) => {
    if (!deck) return []
    const { id, name, format, thumbnail } = deck
    return [{ id, name, format, thumbnail }]
  })
}
