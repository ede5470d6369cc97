import { Button } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScriptDraft } from '@postwright/core/model/script'
import { spokenText } from '@postwright/core/script/script-scene'
import { Panel } from '@/ui/panel.tsx'
import type { ShownFilm } from '../studio/use-film.ts'
import { ImportButton, StoringBar } from './sound-import.tsx'
import { RecordingBar, type RecordingControls } from './recording-bar.tsx'
import { SpeechServiceRow } from './speech-service-row.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import styles from './voice.module.css'

type Props = RecordingControls & {
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
}

/** Records the whole script in one take, which is cut into its scenes at the silences. */
export function TakePanel(props: Props) {
  const {
    film,
    expected,
    recording,
    fault,
    share,
    isBusy,
    isReadOnly,
    onRecord,
    onStop,
    onCancel,
    onCancelStoring,
    onFile,
    onEdit,
  } = props
  const { t } = useTranslation('scripts')
  const { scenes } = film.script
  const record = useRef<HTMLButtonElement>(null)
  useFocusAfter(recording !== null || share !== null, record)
  return (
    <Panel id="voice" title={t('scripts:voice.title')} description={t('scripts:voice.description')}>
      <div className={styles.stack}>
        {recording && (
          <>
            <RecordingBar {...{ recording, expected, onStop, onCancel }} />
            <div className={styles.prompter} tabIndex={0} role="region" aria-label={t('scripts:voice.toRead')}>
              {scenes.map((scene, at) => spokenText(scene) !== '' && <p key={at}>{spokenText(scene)}</p>)}
            </div>
          </>
        )}
        {share !== null && <StoringBar share={share} onCancel={onCancelStoring} />}
        {fault && (
          <p className={styles.old} role="alert">
            {t(`scripts:voice.fault.${fault}`)}
          </p>
        )}
        {!isReadOnly && (
          <div className={styles.buttons} hidden={recording !== null || share !== null}>
            <Button
              ref={record}
              leftSection={<IconMicrophone size="1.125rem" aria-hidden />}
              disabled={isBusy}
              onClick={onRecord}
            >
              {t('scripts:voice.recordAll')}
            </Button>
            <ImportButton variant="default" disabled={isBusy} onFile={onFile}>
              {t('scripts:voice.importAll')}
            </ImportButton>
          </div>
        )}
        {!isReadOnly && <SpeechServiceRow film={film} isBusy={isBusy} onEdit={onEdit} />}
      </div>
    </Panel>
  )
}
