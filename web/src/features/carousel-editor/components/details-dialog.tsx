import { Autocomplete, TagsInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { DECK_FOLDER_MAX, DECK_LABELS_MAX, DECK_NAME_MAX, POST_LABEL_MAX } from '@postwright/core/limits'
import type { DeckDraft } from '@postwright/core/scene/deck'
import { oneLine, toOneLine } from '@postwright/core/text/text-fields'
import { LiveSaveStatus } from '@/documents/save-status.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLiveDoc } from '@/lib/live/use-live.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'
import { deckRef } from '../data/decks-queries.ts'
import { listFolderNames, listLabelNames } from '../filter-options.ts'
import styles from './details-dialog.module.css'

type Props = { deck: Deck; known: readonly Deck[]; onClose: () => void }

/** Edits the name, folder and labels of a deck, with automatic saving. */
export function DetailsDialog({ deck, known, onClose }: Props) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const live = useLiveDoc(useMemo(() => deckRef(workspaceId, deck.id), [workspaceId, deck.id]))
  return (
    <Dialog title={t('decks:details.title')} onClose={onClose}>
      <Details deck={live.status === 'ready' ? live.data : deck} known={known} />
    </Dialog>
  )
}

function Details({ deck, known }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation(['decks', 'drafts'])
  const { autosave, state } = useDocumentDraft(deckDrafts, deck, [])
  const { draft } = state
  const [name, setName] = useState(draft.name)
  const [folder, setFolder] = useState(draft.folder)
  const edit = (fields: Partial<DeckDraft>) => autosave.edit({ ...autosave.getState().draft, ...fields })

  function nameIt(typed: string) {
    setName(typed)
    const next = toOneLine(typed, DECK_NAME_MAX)
    if (next !== null) edit({ name: next })
  }

  function label(typed: string[]) {
    const labels = typed.flatMap((each) => oneLine(POST_LABEL_MAX).safeParse(each).data ?? [])
    edit({ labels: [...new Set(labels)].slice(0, DECK_LABELS_MAX) })
  }

  return (
    <div className={styles.fields}>
      <TextField
        label={t('decks:details.name')}
        maxLength={DECK_NAME_MAX}
        value={name}
        onChange={(event) => nameIt(event.currentTarget.value)}
      />
      <Autocomplete
        label={t('decks:details.folder')}
        description={t('decks:details.folderHint')}
        maxLength={DECK_FOLDER_MAX}
        data={listFolderNames(known, draft.folder)}
        value={folder}
        onChange={(typed) => {
          setFolder(typed)
          edit({ folder: toOneLine(typed, DECK_FOLDER_MAX) ?? '' })
        }}
      />
      <TagsInput
        label={t('decks:details.labels')}
        placeholder={t('decks:details.labelsHint')}
        maxTags={DECK_LABELS_MAX}
        data={listLabelNames(known, null)}
        value={draft.labels}
        onChange={label}
      />
      <LiveSaveStatus autosave={autosave} />
    </div>
  )
}
