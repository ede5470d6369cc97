import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSingleKeys } from '@/preferences/single-keys.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { COMMAND_KEY, SHEET_KEY } from './command-key.ts'
import styles from './shortcuts-sheet.module.css'

const SHORTCUTS: readonly { keys: readonly string[]; wordsKey: string }[] = [
  { keys: [COMMAND_KEY, 'K'], wordsKey: 'palette:shortcuts.palette' },
  { keys: ['N'], wordsKey: 'common:create.post' },
  { keys: [SHEET_KEY], wordsKey: 'palette:shortcuts.sheet' },
  { keys: [COMMAND_KEY, 'Enter'], wordsKey: 'palette:shortcuts.schedule' },
  { keys: [COMMAND_KEY, 'S'], wordsKey: 'palette:shortcuts.save' },
  { keys: ['G', 'O'], wordsKey: 'common:nav.overview' },
  { keys: ['G', 'S'], wordsKey: 'common:nav.contentStudio' },
  { keys: ['G', 'C'], wordsKey: 'common:nav.contentScheduler' },
  { keys: ['G', 'P'], wordsKey: 'common:nav.connectedPlatforms' },
  { keys: ['G', 'T'], wordsKey: 'common:nav.settings' },
]

/** What can be done with keys alone. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const { singleKeysOn, setSingleKeys } = useSingleKeys()
  return (
    <Dialog title={t('palette:shortcuts.title')} onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, wordsKey }) => (
          <div key={wordsKey} className={styles.row}>
            <dt>{t(wordsKey)}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <SwitchRow
          label={t('common:singleKeys.label')}
          description={t('common:singleKeys.text')}
          checked={singleKeysOn}
          onChange={setSingleKeys}
        />
      </div>
    </Dialog>
  )
}
