import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconHistory } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { DECK_NAME_MAX } from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { routes } from '@/config/routes.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import styles from './deck-workplace.module.css'
import type { SentFiles } from '@/decks/export/sent-files.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import type { Format } from '@postwright/core/scene/format'
import { ExportButton } from '@/decks/export/export-button.tsx'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { DeckCommentsButton } from '../comments/deck-comments-button.tsx'
import { LintTool } from '@/decks/lint/lint-tool.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import type { OpenDeck } from '../sync/open-deck.ts'

/** Shows the link back to the list, and the deck's name as a field; an empty field keeps the last name. */
export function DeckTitle({ store }: { store: SceneStore }) {
  const { t } = useTranslation('decks')
  const name = useSyncExternalStore(store.subscribe, () => store.getState().scene.deck.name)
  const [typed, setTyped] = useState<string | null>(null)

  function type(words: string) {
    setTyped(words)
    const next = toOneLine(words, DECK_NAME_MAX)
    if (next === null || next === store.getState().scene.deck.name) return
    const before = { name: store.getState().scene.deck.name }
    store.run({ command: 'renameDeck', edits: [{ kind: 'setDeck', before, after: { name: next } }] }, 'renameDeck')
  }

  return (
    <div className={styles.title}>
      <ActionIcon
        component={Link}
        to={routes.carouselEditor.href()}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('decks:deck.back')}
      >
        <IconArrowLeft size="1.125rem" aria-hidden />
      </ActionIcon>
      <h1 className="visually-hidden">{name}</h1>
      <TextInput
        className={styles.name}
        variant="unstyled"
        aria-label={t('decks:details.name')}
        maxLength={DECK_NAME_MAX}
        value={typed ?? name}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  )
}

const HistoryPanel = lazyWhenIdle(async () => (await import('./history-panel.tsx')).HistoryPanel)

type Props = {
  deckId: string
  open: OpenDeck
  pictures: ImageSource
  /** The format shown; null before the editor has reported it. */
  format: Format | null
}

/** Shows the screen's tools in the editor's bar: comments, linter, version history and export. */
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
