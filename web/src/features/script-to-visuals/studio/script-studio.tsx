import { SegmentedControl } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Script, type ScriptDraft, SCRIPT_NAME_MAX } from '@postwright/core/model/script'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { LineField } from '@/documents/line-field.tsx'
import { StepButtons } from '@/documents/step-buttons.tsx'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useDraftHistory } from '@/documents/draft-history.ts'
import { useUndoKeys } from '@/documents/use-undo-keys.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useDeckFonts } from '@/stored-decks/use-deck-fonts.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { scriptDrafts } from '../data/script-drafts.ts'
import { useDeleteScript } from '../data/scripts.ts'
import { copyOfScript, writeText } from '../new-script.ts'
import { FilmPlayer } from '../player/film-player.tsx'
import { SCRIPT_ACTIONS } from '../script-actions.ts'
import { FilmSettings } from './film-settings.tsx'
import { clearSoundCache } from '../sound/decode-sound.ts'
import { ScriptText } from './script-text.tsx'
import styles from './studio.module.css'
import { useFilm } from './use-film.ts'

const Storyboard = lazyPart(async () => (await import('../storyboard/storyboard.tsx')).Storyboard)
const ScenePanel = lazyPart(async () => (await import('../storyboard/scene-panel.tsx')).ScenePanel)
const VoiceView = lazyPart(async () => (await import('../voice/voice-view.tsx')).VoiceView)
const VideoView = lazyPart(async () => (await import('../render/video-view.tsx')).VideoView)

const ScriptVersionsDialog = lazyPart(
  async () => (await import('../versions/script-versions-dialog.tsx')).ScriptVersionsDialog,
)

const VIEWS = ['script', 'storyboard', 'voice', 'video'] as const

/** Returns whether a field of the draft is a scene's anchor: its first words, which are derived from the text. */
const isAnchor = (place: string) => place.endsWith('/anchor')

type Props = {
  script: Script
  /** Unsaved drafts from earlier visits. */
  left: readonly WaitingDraft<ScriptDraft>[]
}

/** Shows a script next to its film, with the storyboard, the voice and the documents made from it. Changes are saved automatically. */
export function ScriptStudio({ script, left }: Props) {
  const { t } = useTranslation('scripts')
  const navigate = useNavigate()
  const offer = useOfferActions()
  const remove = useDeleteScript()
  const begin = useBeginDocument(async () => scriptDrafts)
  const { workspaceId } = useSignedIn()
  useDeckFonts(workspaceId)
  const editing = useDocumentDraft(scriptDrafts, script, left)
  const { state, restore, continued } = editing
  const { autosave, steps } = useDraftHistory(editing.autosave, isAnchor)
  const { draft } = state
  const isReadOnly = !useMay('write_drafts')
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'script'
  const film = useFilm(draft)
  const [time, setTime] = useState(0)
  const [isComparing, setComparing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useUndoKeys(root, steps)
  useLeaveWarning(!state.isSafe)
  useEffect(() => clearSoundCache, [])

  // A script that was written elsewhere may have no choices for its scenes.
  const isAligned = draft.scenes.length === film.script.scenes.length || film.draft !== draft
  useEffect(() => {
    if (!isAligned && !isReadOnly) editing.autosave.edit(writeText(draft, draft.text))
  }, [isAligned, isReadOnly, editing.autosave, draft])

  const edit = (change: (draft: ScriptDraft) => ScriptDraft) => autosave.edit(change(autosave.getState().draft))
  const name = draft.name || t('scripts:untitled')
  const actions = offer(SCRIPT_ACTIONS, {
    scriptId: script.id,
    isOpen: true,
    onVersions: () => setComparing(true),
    onDuplicate: () => void begin(copyOfScript(draft, t('scripts:copyName', { name }))),
    onDelete: () => {
      remove({ id: script.id, name: draft.name })
      void navigate(routes.scriptToVisuals.href())
    },
  })
  useScreenActions(actions)

  /** Restores a version as a normal edit: it is saved, can be undone, and becomes a version itself. */
  function goBackTo(version: ScriptDraft) {
    setComparing(false)
    edit((before) => ({ ...version, works: before.works }))
    toast.undo(t('scripts:versions.restored'), { label: t('scripts:undo'), onUndo: steps.undo })
  }

  return (
    <div className={styles.studio} ref={root}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('scripts:title'), href: routes.scriptToVisuals.href() }}
        title={name}
        menu={{ label: t('scripts:actions', { name }), actions }}
        tools={isReadOnly ? null : <StepButtons steps={steps} />}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={(each) => ({ content: each.text, facts: each.name })}
        conflict={{ title: t('scripts:conflict.title'), text: t('scripts:conflict.text') }}
      />
      {isComparing && (
        <ScriptVersionsDialog
          scriptId={script.id}
          draft={draft}
          {...(!isReadOnly && { onRestore: goBackTo })}
          onClose={() => setComparing(false)}
        />
      )}
      <div className={styles.head}>
        <div className={styles.nameField} data-own-undo>
          <LineField
            label={t('scripts:name')}
            placeholder={t('scripts:untitled')}
            value={draft.name}
            max={SCRIPT_NAME_MAX}
            readOnly={isReadOnly}
            onLine={(line) => edit((before) => ({ ...before, name: line }))}
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
          {view === 'voice' && (
            <VoiceView scriptId={script.id} draft={draft} film={film} onEdit={edit} isReadOnly={isReadOnly} />
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
