import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colorsBesideKit } from '@postwright/core/brand/colors-beside-kit'
import type { Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { saveFile } from '@/lib/save-file.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { DeckBrandContext } from '../../brand/deck-brand.ts'
import { kitOfDeck } from '../../brand/kit-of-deck.ts'
import type { PictureSource } from '../../drawing/load-pictures.ts'
import type { ExportResult } from '../export-result.ts'
import { requestOf, type ExportChoices } from '../request-of.ts'
import type { SentFiles } from '../sent-files.ts'
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
  onSend?: (sent: SentFiles, signal: AbortSignal) => Promise<void>
  onClose: () => void
}

/** Makes files of a deck, to be saved or posted. */
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
          offKit={kit && isColorsOnly ? colorsBesideKit(scene, kit) : []}
          onSave={() => void start(() => ask(chosen(true)), save)}
          {...(onSend ? { onSend: () => send(onSend) } : {})}
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
