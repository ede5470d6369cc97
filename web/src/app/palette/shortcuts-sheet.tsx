import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Action, OfferedAction } from '@/config/action.ts'
import { useSingleKeys } from '@/preferences/single-keys.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { keyNames } from '@/ui/key-names.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import styles from './shortcuts-sheet.module.css'

type Props = {
  /** Actions that work everywhere. */
  actions: readonly OfferedAction[]
  /** Actions of all areas' screens, open or not. */
  screenActions: readonly Action<never>[]
  onClose: () => void
}

/**
 * Lists the keyboard shortcuts: those that work everywhere, those of one screen and the navigation, and those of the editor under a separate heading.
 */
export function ShortcutsSheet({ actions, screenActions, onClose }: Props) {
  const everywhere = actions.filter(({ keys }) => keys !== undefined && keys[0] !== 'G')
  const ways = actions.filter(({ keys }) => keys?.[0] === 'G')
  const elsewhere = screenActions.filter(({ hasOwnKeys }) => !hasOwnKeys)
  const shown = withKeys([...everywhere, ...elsewhere, ...ways])
  const inEditor = withKeys(screenActions.filter(({ hasOwnKeys }) => hasOwnKeys))
  const namespaces = new Set([...shown, ...inEditor].map(({ labelKey }) => labelKey.split(':')[0] ?? 'common'))
  const { t } = useTranslation([...namespaces, 'palette'])
  const { singleKeysOn, setSingleKeys } = useSingleKeys()
  return (
    <Dialog title={t('common:help.shortcuts')} onClose={onClose}>
      <KeyList actions={shown} />
      <h3 className={styles.heading}>{t('palette:inEditor')}</h3>
      <KeyList actions={inEditor} />
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

type Listed = Pick<OfferedAction, 'id' | 'keys' | 'labelKey'>

function withKeys<Each extends Pick<Listed, 'keys'>>(actions: readonly Each[]): Each[] {
  return actions.filter(({ keys }) => keys !== undefined)
}

function KeyList({ actions }: { actions: readonly Listed[] }) {
  const { t } = useTranslation()
  return (
    <dl>
      {actions.map(({ id, keys = [], labelKey }) => (
        <div key={id} className={styles.row}>
          <dt>{t(labelKey)}</dt>
          <dd className={styles.keys}>
            {keyNames(keys).map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
