import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Script, ScriptDraft } from '@postwright/core/model/script'
import { SCRIPT_NAME_MAX } from '@postwright/core/model/script-limits'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useDeckFonts } from '@/stored-decks/use-deck-fonts.ts'
import { lazyPart } from '@/lib/later-part.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { TextField } from '@/ui/text-field.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { scriptDrafts } from '../data/script-drafts.ts'
import { useDeleteScript } from '../data/use-delete-script.ts'
import { copyOfScript } from '../new-script.ts'
import { FilmPlayer } from '../player/film-player.tsx'
import { SCRIPT_ACTIONS } from '../script-actions.ts'
import { FilmSettings } from './film-settings.tsx'
import { ScriptText } from './script-text.tsx'
import styles from './studio.module.css'
import { useFilm } from './use-film.ts'

const Storyboard = lazyPart(async () => (await import('../storyboard/storyboard.tsx')).Storyboard)
const ScenePanel = lazyPart(async () => (await import('../storyboard/scene-panel.tsx')).ScenePanel)
const VideoView = lazyPart(async () => (await import('../render/video-view.tsx')).VideoView)

const VIEWS = ['script', 'storyboard', 'video'] as const

type Props = {
  script: Script
  /** What earlier visits typed and never saved. */
  left: readonly WaitingDraft<ScriptDraft>[]
}

/** A script being written, its storyboard or what is made of it, beside the film. It is saved by itself. */
export function ScriptStudio({ script, left }: Props) {
  const { t } = useTranslation('scripts')
  const navigate = useNavigate()
  const offer = useOfferActions()
  const remove = useDeleteScript()
  const begin = useBeginDocument(async () => scriptDrafts)
  const { workspaceId } = useSignedIn()
  useDeckFonts(workspaceId)
  const { autosave, state, restore, continued } = useDocumentDraft(scriptDrafts, script, left)
  const { draft } = state
  const isReadOnly = !useMay('write_drafts')
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'script'
  const film = useFilm(draft)
  const [time, setTime] = useState(0)
  useLeaveWarning(!state.isSafe)

  const edit = (change: (draft: ScriptDraft) => ScriptDraft) => autosave.edit(change(autosave.getState().draft))
  const name = draft.name || t('scripts:untitled')
  const actions = offer(SCRIPT_ACTIONS, {
    scriptId: script.id,
    isOpen: true,
    onDuplicate: () => void begin(copyOfScript(draft, t('scripts:copyName', { name }))),
    onDelete: () => {
      remove({ id: script.id, name: draft.name })
      void navigate(routes.scriptToVisuals.href())
    },
  })
  useScreenActions(actions)

  return (
    <div className={styles.studio}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('scripts:title'), href: routes.scriptToVisuals.href() }}
        title={name}
        menu={{ label: t('scripts:actions', { name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={(each) => ({ content: each.text, facts: each.name })}
        words={{
          conflict: { title: t('scripts:conflict.title'), text: t('scripts:conflict.text') },
          restore: { title: t('scripts:restore.title'), text: t('scripts:restore.text') },
        }}
      />
      <div className={styles.head}>
        <div className={styles.nameField}>
          <TextField
            label={t('scripts:name')}
            placeholder={t('scripts:untitled')}
            value={draft.name}
            maxLength={SCRIPT_NAME_MAX}
            readOnly={isReadOnly}
            onChange={({ currentTarget }) => edit((before) => ({ ...before, name: currentTarget.value }))}
          />
        </div>
        <SegmentedControl
          aria-label={t('scripts:view.label')}
          data={VIEWS.map((value) => ({ value, label: t(`scripts:view.${value}`) }))}
          value={view}
          onChange={(next) => setParams(next === 'script' ? {} : { view: next }, { replace: true })}
        />
      </div>
      <div className={styles.columns} data-view={view}>
        <div className={styles.main}>
          {view === 'script' && <ScriptText draft={draft} onEdit={edit} isReadOnly={isReadOnly} time={time} />}
          {view === 'storyboard' && (
            <Storyboard film={film} onEdit={edit} isReadOnly={isReadOnly} time={time} onSeek={setTime} />
          )}
          {view === 'video' && <VideoView draft={draft} film={film} onEdit={edit} isReadOnly={isReadOnly} />}
        </div>
        <div className={styles.beside}>
          <FilmPlayer film={film} time={time} onTime={setTime} />
          {view === 'storyboard' && film.script.scenes.length > 0 ? (
            <ScenePanel film={film} onEdit={edit} isReadOnly={isReadOnly} time={time} onSeek={setTime} />
          ) : (
            <FilmSettings draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
          )}
        </div>
      </div>
    </div>
  )
}
