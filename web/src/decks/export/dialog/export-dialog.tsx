import { useContext, useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findOffKitColors } from '@postwright/core/brand-kit/off-kit-colors'
import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { saveFile } from '@/lib/save-file.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { DeckBrandContext, kitOfDeck } from '../../brand/deck-brand.ts'
import type { ImageSource } from '../../drawing/images.ts'
import {
  type ExportResult,
  type ExportNote,
  type ExportProgress,
  findFault,
  type ExportFault,
} from '../export-result.ts'
import { requestOf, type ExportChoices, type ExportRequest } from '../export-request.ts'
import type { SentFiles } from '../sent-files.ts'
import { firstChoices, kindOf, type Choices } from './choices.ts'
import { ExportForm } from './export-form.tsx'
import { Button, Progress } from '@mantine/core'
import { formatBytes } from '@/ui/format-bytes.ts'
import styles from './export-dialog.module.css'
import { log } from '@/lib/log.ts'
import { runExport } from '../run-export.ts'

export type ExportDialogProps = {
  scene: Scene
  /** Format that is open in the editor. */
  format: Format
  pictures: ImageSource
  /** Author stored in the documents' metadata. */
  author: string
  /** Accepts the files for a post; if missing, the files can only be saved. */
  onSend?: (sent: SentFiles, signal: AbortSignal) => Promise<void>
  onClose: () => void
}

/** Creates files of a deck, to save or to post. */
export function ExportDialog({ scene, format, pictures, author, onSend, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('export')
  const [choices, setChoices] = useState<Choices>(() => firstChoices(scene, format))
  const { job, start, cancel } = useExportJob()
  const { kit, isColorsOnly } = kitOfDeck(useContext(DeckBrandContext), scene.deck.brandKitId)

  function chosen(isZipped: boolean): ExportChoices {
    const { formats, slideIds } = choices
    return { kind: kindOf(choices, author, i18n.language), formats, slideIds, isZipped }
  }

  function ask(chosenNow: ExportChoices) {
    const slideTitle = (number: number) => t('export:slideTitle', { number })
    const given = { source: pictures, slideTitle, createdAt: Date.now() }
    return requestOf(scene, chosenNow, given)
  }

  function send(hand: NonNullable<typeof onSend>) {
    const now = chosen(false)
    void start(
      () => ask(now),
      (result, signal) => hand({ result, scene, choices: now, hasCaption: choices.hasCaption }, signal),
    )
  }

  return (
    <Dialog title={t('export:title')} onClose={onClose}>
      {job.state === 'idle' ? (
        <ExportForm
          scene={scene}
          choices={choices}
          onChange={setChoices}
          offKit={kit && isColorsOnly ? findOffKitColors(scene, kit) : []}
          onSave={() => void start(() => ask(chosen(true)), save)}
          {...(onSend ? { onSend: () => send(onSend) } : {})}
        />
      ) : (
        <ExportOutcome job={job} onCancel={cancel} onBack={cancel} onSaveAgain={save} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Saves the result as one download. */
function save({ files, archive }: ExportResult): void {
  const file = archive ?? files[0]
  if (file) saveFile(file.name.split('/').at(-1) ?? file.name, file.blob, file.blob.type)
}

type Props = {
  job: Exclude<ExportJob, { state: 'idle' }>
  onCancel: () => void
  onBack: () => void
  onSaveAgain: (result: ExportResult) => void
  onClose: () => void
}

/** Shows the progress of an export and its result. */
function ExportOutcome({ job, onCancel, onBack, onSaveAgain, onClose }: Props) {
  const { t } = useTranslation(['export', 'common'])
  if (job.state === 'running') {
    const { done, of } = job
    return (
      <div className={styles.form}>
        <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={t('export:progress.label')} />
        <p className={styles.note} role="status">
          {of === 0 ? t('export:progress.begin') : t('export:progress.slide', { done, of })}
        </p>
        <div className={styles.actions}>
          <Button variant="default" onClick={onCancel}>
            {t('export:progress.cancel')}
          </Button>
        </div>
      </div>
    )
  }
  if (job.state === 'failed') {
    return (
      <div className={styles.form}>
        <p role="alert">{t(`export:failed.${job.fault}`)}</p>
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('export:back')}</Button>
        </div>
      </div>
    )
  }
  const { result } = job
  const size = (result.archive ? [result.archive] : result.files).reduce((sum, { blob }) => sum + blob.size, 0)
  return (
    <div className={styles.form}>
      <p role="status">{t('export:done', { count: result.files.length, size: formatBytes(size) })}</p>
      <ExportNotes notes={result.notes} />
      <div className={styles.actions}>
        <Button variant="subtle" onClick={onBack}>
          {t('export:another')}
        </Button>
        <Button variant="default" onClick={() => onSaveAgain(result)}>
          {t('export:saveAgain')}
        </Button>
        <Button onClick={onClose}>{t('common:action.close')}</Button>
      </div>
    </div>
  )
}

/** Lists differences between the files and the slides, and advice on them. */
function ExportNotes({ notes }: { notes: readonly ExportNote[] }) {
  const { t } = useTranslation('export')
  if (notes.length === 0) return null
  const lines = [...new Set(notes.map((note) => lineOf(note)))]
  return (
    <ul className={styles.notes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

  function lineOf(note: ExportNote): string {
    if (note.kind === 'fontMissing') return t('export:note.fontMissing', { family: note.family })
    const number = note.slide + 1
    if (note.kind === 'pictureMissing') return t('export:note.pictureMissing', { number })
    return t('export:note.rasterised', { number, text: note.text })
  }
}

type ExportJob =
  | { state: 'idle' }
  | { state: 'running'; done: number; of: number }
  | { state: 'done'; result: ExportResult }
  /** `notDelivered`: the files were created but could not be sent to the post. */
  | { state: 'failed'; fault: ExportFault | 'notDelivered' }

type Deliver = (result: ExportResult, signal: AbortSignal) => void | Promise<void>

/**
 * Returns the export job with functions that start and cancel it. One export runs at a time and ends when its dialog closes; `deliver` receives the
 * result before the export counts as done.
 */
function useExportJob(): {
  job: ExportJob
  start: (ask: () => Promise<ExportRequest>, deliver: Deliver) => Promise<void>
  cancel: () => void
} {
  const [job, setJob] = useState<ExportJob>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(ask: () => Promise<ExportRequest>, deliver: Deliver) {
    const control = new AbortController()
    running.current = control
    const { signal } = control
    let isMade = false
    setJob({ state: 'running', done: 0, of: 0 })
    try {
      const request = await ask()
      const onProgress = (progress: ExportProgress) => setJob({ state: 'running', ...progress })
      const result = await runExport(request, { onProgress, signal })
      signal.throwIfAborted()
      isMade = true
      await deliver(result, signal)
      if (!signal.aborted) setJob({ state: 'done', result })
    } catch (error) {
      if (signal.aborted) return
      log.error('Decks: the export failed', error)
      setJob({ state: 'failed', fault: isMade ? 'notDelivered' : findFault(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setJob({ state: 'idle' })
  }

  return { job, start, cancel }
}
