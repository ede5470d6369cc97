import { Button, Progress, SegmentedControl } from '@mantine/core'
import { IconDownload, IconMovie, IconPlayerStop, IconSend } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ScriptDraft } from '@postwright/core/model/script'
import { FORMATS } from '@postwright/core/scene/format'
import { baseName } from '@/decks/export/file-name.ts'
import { routes } from '@/config/routes.ts'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { formatBytes } from '@/ui/format-bytes.ts'
import { formatLength } from '@/ui/format-length.ts'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import type { ShownFilm } from '../studio/use-film.ts'
import { addWork } from '../works/works.ts'
import { makeCover } from './cover-image.ts'
import { findEncoding } from './film-encoder.ts'
import styles from './render.module.css'
import { FILM_TYPES, type FilmType, type RenderProgress, type RenderResult } from './render-request.ts'
import { sendVideo } from './send-video.ts'
import { useSceneCache, useRender } from './use-render.ts'

type Props = {
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
}

/** Renders the video of a script in this browser. */
export function RenderPanel({ film, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const { draft, script, plan } = film
  const [chosen, setChosen] = useState<FilmType | null>(null)
  const types = useTypes(draft.format)
  const type = chosen ?? types?.[0] ?? 'mp4'
  const { render, start, cancel } = useRender(workspaceId, useImageSource())
  const kept = useSceneCache(plan, type)
  const name = draft.name || t('scripts:untitled')
  const isEmpty = plan.scenes.length === 0
  const isInterrupted = kept !== null && kept > 0 && kept < plan.scenes.length

  return (
    <Panel id="video" title={t('scripts:render.title')} description={t('scripts:render.description')}>
      <div className={styles.stack}>
        {types?.length === 0 && <p role="alert">{t('scripts:render.noEncoder')}</p>}
        {types !== null && types.length > 0 && render.state !== 'done' && (
          <>
            <div className={styles.row}>
              <SegmentedControl
                aria-label={t('scripts:render.type')}
                data={FILM_TYPES.map((value) => ({
                  value,
                  label: t(`scripts:render.types.${value}`),
                  disabled: !types.includes(value),
                }))}
                value={type}
                disabled={render.state === 'running'}
                onChange={setChosen}
              />
              {render.state === 'running' ? (
                <Button variant="default" leftSection={<IconPlayerStop size="1rem" aria-hidden />} onClick={cancel}>
                  {t('scripts:render.cancel')}
                </Button>
              ) : (
                <Button
                  leftSection={<IconMovie size="1.125rem" aria-hidden />}
                  disabled={isEmpty}
                  onClick={() => void start(film, type, name)}
                >
                  {t(isInterrupted ? 'scripts:render.resume' : 'scripts:render.start')}
                </Button>
              )}
            </div>
            <p className={styles.soft}>
              {isInterrupted && render.state !== 'running'
                ? t('scripts:render.interrupted', { done: kept, count: plan.scenes.length })
                : t('scripts:render.facts', {
                    width: FORMATS[draft.format].width,
                    height: FORMATS[draft.format].height,
                    length: formatLength(script.length),
                  })}
            </p>
          </>
        )}
        {render.state === 'running' && <Running progress={render.progress} left={render.left} />}
        {render.state === 'failed' && <p role="alert">{t(`scripts:render.fault.${render.fault}`)}</p>}
        {render.state === 'done' && (
          <Done
            fileName={`${baseName(name)}.${render.result.type}`}
            result={render.result}
            film={render.film}
            isOld={render.film.plan !== plan}
            onAgain={cancel}
            onSent={(postId) => onEdit((before) => addWork(before, { kind: 'video', documentId: postId }))}
            isReadOnly={isReadOnly}
          />
        )}
      </div>
    </Panel>
  )
}

/** Returns the types that this browser can encode; null while unknown. */
function useTypes(format: ScriptDraft['format']): readonly FilmType[] | null {
  const [types, setTypes] = useState<readonly FilmType[] | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all(FILM_TYPES.map(async (type) => ((await findEncoding(type, FORMATS[format])) ? [type] : []))).then(
      (found) => !isGone && setTypes(found.flat()),
    )
    return () => {
      isGone = true
    }
  }, [format])
  return types
}

function Running({ progress, left }: { progress: RenderProgress | null; left: number | null }) {
  const { t } = useTranslation('scripts')
  if (progress === null || progress.frames === 0) return <p role="status">{t('scripts:render.begins')}</p>
  const { framesDone, frames, scenesDone, scenes } = progress
  return (
    <div className={styles.stack}>
      <Progress value={(framesDone / frames) * 100} aria-label={t('scripts:render.progress')} />
      <p className={styles.soft} role="status">
        {t('scripts:render.scene', { scene: Math.min(scenes, scenesDone + 1), count: scenes })}
        {left !== null && ` · ${t('scripts:render.left', { length: formatLength(left) })}`}
      </p>
    </div>
  )
}

type DoneProps = {
  result: RenderResult
  fileName: string
  film: ShownFilm
  /** True if the script has changed since. */
  isOld: boolean
  isReadOnly: boolean
  onAgain: () => void
  /** Called when a post has the video. */
  onSent: (postId: string) => void
}

function Done({ result, fileName, film, isOld, isReadOnly, onAgain, onSent }: DoneProps) {
  const { t } = useTranslation('scripts')
  const { file, missingFonts, missingImages, missingSounds } = result
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user, workspaceId } = useSignedIn()
  const [sending, setSending] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  const pictures = useImageSource()
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  async function send(isPost: boolean) {
    const control = new AbortController()
    running.current = control
    setSending(0)
    try {
      const sent = { uid: user.id, workspaceId, file, fileName, film, isPost }
      const postId = await sendVideo(sent, { signal: control.signal, onProgress: setSending })
      if (postId === null) toast.success(t('scripts:render.saved'))
      else {
        onSent(postId)
        void navigate(routes.contentStudioPost.href(postId))
      }
    } catch (error) {
      if (!control.signal.aborted) toast.error(errorText(error))
    } finally {
      setSending(null)
    }
  }

  async function saveCover() {
    const cover = await makeCover(film.plan, pictures)
    saveFile(fileName.replace(/\.\w+$/, '.jpg'), cover, cover.type)
  }

  return (
    <div className={styles.done}>
      <video className={styles.video} src={address} controls playsInline aria-label={t('scripts:render.result')} />
      <div className={styles.stack}>
        <p role="status">{t('scripts:render.done', { size: formatBytes(file.size) })}</p>
        {isOld && <p className={styles.soft}>{t('scripts:render.old')}</p>}
        {missingFonts.length > 0 && <p className={styles.soft}>{t('scripts:render.missingFonts')}</p>}
        {missingImages > 0 && (
          <p className={styles.soft}>{t('scripts:render.missingImages', { count: missingImages })}</p>
        )}
        {missingSounds > 0 && (
          <p className={styles.soft}>{t('scripts:render.missingSounds', { count: missingSounds })}</p>
        )}
        <div className={styles.row}>
          {!isReadOnly && (
            <Button
              leftSection={<IconSend size="1rem" aria-hidden />}
              loading={sending !== null}
              onClick={() => void send(true)}
            >
              {t('scripts:render.send')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() => saveFile(fileName, file, file.type)}
          >
            {t('scripts:render.download')}
          </Button>
          <Button variant="default" onClick={() => void saveCover()}>
            {t('scripts:render.cover')}
          </Button>
          <IfMay right="write_drafts">
            <Button variant="default" disabled={sending !== null} onClick={() => void send(false)}>
              {t('scripts:render.save')}
            </Button>
          </IfMay>
          <Button variant="subtle" onClick={onAgain}>
            {t('scripts:render.again')}
          </Button>
        </div>
        {sending !== null && (
          <div className={styles.row}>
            <Progress className={styles.grow} value={sending * 100} aria-label={t('scripts:render.sending')} />
            <Button size="compact-sm" variant="default" onClick={() => running.current?.abort()}>
              {t('scripts:render.cancel')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
