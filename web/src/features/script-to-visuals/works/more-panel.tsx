import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { writeCaptions, writeSubRip } from '@postwright/core/captions/caption-cues'
import type { ScriptDraft, ScriptWork } from '@postwright/core/model/script'
import { toCues } from '@postwright/core/script/caption-lines'
import { toOutline } from '@postwright/core/script/script-texts'
import { routes } from '@/config/routes.ts'
import { baseName } from '@/decks/export/file-name.ts'
import { log } from '@/lib/log.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import type { ShownFilm } from '../studio/use-film.ts'
import { addWork, articleOf, makeDeck, makeOutline, makeThread, threadOf } from './works.ts'
import styles from './works.module.css'

type Props = {
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** Offers the same script as a carousel, a thread, an article and captions. */
export function MorePanel({ film, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { draft, script, plan } = film
  const { scenes } = script
  const name = draft.name || t('scripts:untitled')
  const person = { uid: user.id, workspaceId }
  const isEmpty = scenes.length === 0
  const file = baseName(name)
  // Memoized, because the screen renders several times per second while the preview plays.
  const { cues, vtt, thread, article } = useMemo(() => {
    const written = toCues(plan.cues)
    // The thread is null if it is longer than networks allow.
    return { cues: written, vtt: writeCaptions(written), thread: threadOf(scenes), article: articleOf(scenes) }
  }, [plan, scenes])

  async function make(kind: ScriptWork['kind'], store: () => Promise<string>) {
    setBusy(true)
    try {
      const documentId = await store()
      onEdit((before) => addWork(before, { kind, documentId }))
      void navigate(
        kind === 'deck' ? routes.carouselEditorDeck.href(documentId) : routes.contentStudioPost.href(documentId),
      )
    } catch (error) {
      log.error('A work could not be made of a script', error)
      toast.error(t('scripts:make.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel id="more" title={t('scripts:make.title')} description={t('scripts:make.description')}>
      <ul className={styles.makes}>
        <li className={styles.make}>
          <h3>{t('scripts:make.deck.title')}</h3>
          <p>{t('scripts:make.deck.text', { count: scenes.length })}</p>
          <div className={styles.buttons}>
            <Button
              size="compact-sm"
              disabled={isEmpty || isBusy || isReadOnly}
              onClick={() => void make('deck', () => makeDeck(person, draft, scenes, name))}
            >
              {t('scripts:make.deck.make')}
            </Button>
          </div>
        </li>
        <li className={styles.make}>
          <h3>{t('scripts:make.thread.title')}</h3>
          <p>{thread ? t('scripts:make.thread.text', { count: thread.length }) : t('scripts:make.thread.tooLong')}</p>
          <div className={styles.buttons}>
            <Button
              size="compact-sm"
              disabled={isEmpty || isBusy || isReadOnly || !thread}
              onClick={() => thread && void make('thread', () => makeThread(person, thread))}
            >
              {t('scripts:make.thread.make')}
            </Button>
          </div>
        </li>
        <li className={styles.make}>
          <h3>{t('scripts:make.outline.title')}</h3>
          <p>{t(article === null ? 'scripts:make.outline.tooLong' : 'scripts:make.outline.text')}</p>
          <div className={styles.buttons}>
            <Button
              size="compact-sm"
              disabled={isEmpty || isBusy || isReadOnly || article === null}
              onClick={() => article !== null && void make('outline', () => makeOutline(person, article, draft.name))}
            >
              {t('scripts:make.outline.make')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={isEmpty}
              onClick={() => saveFile(`${file}.md`, toOutline(scenes), 'text/markdown')}
            >
              {t('scripts:make.outline.download')}
            </Button>
          </div>
        </li>
        <li className={styles.make}>
          <h3>{t('scripts:make.captions.title')}</h3>
          <p>{t('scripts:make.captions.text', { count: plan.cues.length })}</p>
          <div className={styles.buttons}>
            <Button
              size="compact-sm"
              variant="default"
              disabled={cues.length === 0}
              onClick={() => saveFile(`${file}.srt`, writeSubRip(cues), 'application/x-subrip')}
            >
              {t('scripts:make.captions.srt')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={cues.length === 0 || vtt === null}
              onClick={() => vtt !== null && saveFile(`${file}.vtt`, vtt, 'text/vtt')}
            >
              {t('scripts:make.captions.vtt')}
            </Button>
          </div>
        </li>
      </ul>
    </Panel>
  )
}
