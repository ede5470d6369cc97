import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { SentFiles } from '@/decks/export/sent-files.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import type { Format } from '@postwright/core/scene/format'
import { ExportButton } from '@/decks/export/export-button.tsx'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { DeckCommentsButton } from '../comments/deck-comments-button.tsx'
import { LintTool } from '@/decks/lint/lint-tool.tsx'
import { laterPart } from '@/lib/later-part.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import type { OpenDeck } from '../sync/open-deck.ts'

const HistoryPanel = laterPart(async () => (await import('./history-panel.tsx')).HistoryPanel)

type Props = {
  deckId: string
  open: OpenDeck
  pictures: PictureSource
  /** The format that is looked at; null before the editor has said so. */
  format: Format | null
}

/** What the screen adds to the editor's bar. */
export function DeckScreenTools({ deckId, open, pictures, format }: Props) {
  const { t } = useTranslation('decks')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [isHistoryOpen, setHistoryOpen] = useState(false)

  async function send(sent: SentFiles, signal: AbortSignal) {
    const { sendDeck } = await loadPatiently(() => import('../send/send-deck.ts'))
    void navigate(await sendDeck({ uid: user.id, workspaceId, deckId, sent, signal }))
  }

  return (
    <>
      <DeckCommentsButton deckId={deckId} />
      <LintTool store={open.store} pictures={pictures} format={format} />
      <Tooltip label={t('decks:history.open')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('decks:history.open')}
          onClick={() => {
            open.sync.flush()
            setHistoryOpen(true)
          }}
        >
          <IconHistory size="1.125rem" aria-hidden />
        </ActionIcon>
      </Tooltip>
      <ExportButton
        store={open.store}
        formatNow={() => format ?? open.store.getState().scene.deck.format}
        pictures={pictures}
        author={user.fullName}
        onSend={send}
      />
      <HistoryPanel
        props={isHistoryOpen ? { deckId, store: open.store, pictures, onClose: () => setHistoryOpen(false) } : null}
      />
    </>
  )
}
