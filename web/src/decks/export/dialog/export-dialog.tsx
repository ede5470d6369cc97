import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { saveFile } from '@/lib/save-file.ts'
import { Dialog } from '@/ui/dialog.tsx'
import type { PictureSource } from '../../drawing/load-pictures.ts'
import type { ExportResult } from '../export-result.ts'
import { requestOf } from '../request-of.ts'
import { firstChoices, kindOf, type Choices } from './choices.ts'
import { ExportForm } from './export-form.tsx'
import { ExportOutcome } from './export-outcome.tsx'
import { useExportJob } from './use-export-job.ts'

export type ExportDialogProps = {
  scene: Scene
  /** The format that is open. */
  format: Format
  /** Where the deck's pictures come from. */
  pictures: PictureSource
  /** Whom documents name. */
  author: string
  /** Takes the files over for a post; where it is missing, they can be saved only. */
  onSend?: (result: ExportResult) => Promise<void>
  onClose: () => void
}

/** Makes files of a deck, to be saved or posted. */
export function ExportDialog({ scene, format, pictures, author, onSend, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('export')
  const [choices, setChoices] = useState<Choices>(() => firstChoices(scene, format))
  const { job, start, cancel } = useExportJob()

  function make(deliver: (result: ExportResult) => void | Promise<void>, isZipped: boolean) {
    const { formats, slideIds } = choices
    const kind = kindOf(choices, author, i18n.language)
    const slideTitle = (number: number) => t('export:slideTitle', { number })
    const given = { source: pictures, slideTitle, createdAt: Date.now() }
    void start(() => requestOf(scene, { kind, formats, slideIds, isZipped }, given), deliver)
  }

  return (
    <Dialog title={t('export:title')} onClose={onClose}>
      {job.state === 'idle' ? (
        <ExportForm
          scene={scene}
          choices={choices}
          onChange={setChoices}
          onSave={() => make(save, true)}
          {...(onSend ? { onSend: () => make(onSend, false) } : {})}
        />
      ) : (
        <ExportOutcome job={job} onCancel={cancel} onBack={cancel} onSaveAgain={save} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** What was made as one download. */
function save({ files, archive }: ExportResult): void {
  const file = archive ?? files[0]
  if (file) saveFile(file.name.split('/').at(-1) ?? file.name, file.blob, file.blob.type)
}
