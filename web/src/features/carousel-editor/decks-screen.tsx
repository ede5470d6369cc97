import { Anchor, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Deck } from '@postwright/core/collections/decks'
import { routes } from '@/config/routes.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useMay } from '@/session/use-role.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { DeckList, FoundDecks } from './components/deck-list.tsx'
import { DeckTools } from './components/deck-tools.tsx'
import { useDeckSearch } from './data/use-deck-search.ts'

const NewDeckDialog = lazyWhenIdle(async () => (await import('./components/new-deck-dialog.tsx')).NewDeckDialog)
const FolderDialog = lazyWhenIdle(async () => (await import('./components/folder-dialog.tsx')).FolderDialog)
const OfferDialog = lazyWhenIdle(async () => (await import('./components/offer-dialog.tsx')).OfferDialog)
const DetailsDialog = lazyWhenIdle(async () => (await import('./components/details-dialog.tsx')).DetailsDialog)

/** Lists the decks of the workspace; the address holds the search words, the folder and the label. */
export function Component() {
  const { t } = useTranslation(['decks', 'contributions', 'drafts', 'areas', 'ui', 'errors'])
  const [params, setParams] = useSearchParams()
  const [detailed, setDetailed] = useState<Deck | null>(null)
  const [isRenaming, setRenaming] = useState(false)
  const [offered, setOffered] = useState<Deck | null>(null)
  const words = params.get('words') ?? ''
  const filter = { folder: params.get('folder'), label: params.get('label') }
  const canWrite = useMay('write_drafts')
  const search = useDeckSearch()
  const isBeginning = params.has('new')

  function set(name: string, value: string | null) {
    const next = new URLSearchParams(params)
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: name === 'words' })
  }

  const newDeck = (
    <IfMay right="write_drafts">
      <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => set('new', '1')}>
        {t('decks:new.open')}
      </Button>
    </IfMay>
  )
  return (
    <>
      <PageHeader
        title={t('decks:title')}
        description={t('decks:description')}
        actions={
          <Group gap="md">
            <Anchor component={Link} to={routes.workspaceFonts.href()} size="sm">
              {t('common:nav.fonts')}
            </Anchor>
            <Anchor component={Link} to={routes.contributions.href()} size="sm">
              {t('contributions:title')}
            </Anchor>
            {newDeck}
          </Group>
        }
      />
      <DeckTools
        words={words}
        filter={filter}
        known={search.decks}
        onSet={set}
        onRenameFolder={() => setRenaming(true)}
      />
      {words.trim() === '' ? (
        <DeckList filter={filter} newDeck={newDeck} onDetails={setDetailed} onOffer={setOffered} />
      ) : (
        <FoundDecks search={search} words={words} filter={filter} onDetails={setDetailed} onOffer={setOffered} />
      )}
      <NewDeckDialog
        props={isBeginning && canWrite ? { folder: filter.folder ?? '', onClose: () => set('new', null) } : null}
      />
      <FolderDialog
        props={
          isRenaming && filter.folder !== null
            ? {
                folder: filter.folder,
                onRenamed(folder) {
                  set('folder', folder)
                  search.retry()
                },
                onClose: () => setRenaming(false),
              }
            : null
        }
      />
      <OfferDialog props={offered && { deck: offered, onClose: () => setOffered(null) }} />
      <DetailsDialog props={detailed && { deck: detailed, known: search.decks, onClose: () => setDetailed(null) }} />
    </>
  )
}
