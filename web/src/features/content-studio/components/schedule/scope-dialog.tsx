import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog.tsx'
import styles from './scope-dialog.module.css'

export type SeriesScope = 'one' | 'following' | 'all'

const SCOPES = ['one', 'following', 'all'] as const satisfies SeriesScope[]

type Props = { onChoose: (scope: SeriesScope) => void; onClose: () => void }

/** Asks which posts of a series a change applies to. */
export function ScopeDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation(['repeats', 'ui'])
  return (
    <Dialog title={t('repeats:scope.title')} onClose={onClose}>
      <p>{t('repeats:scope.text')}</p>
      <div className={styles.scopes}>
        {SCOPES.map((scope) => (
          <Button key={scope} variant={scope === 'one' ? 'filled' : 'default'} onClick={() => onChoose(scope)}>
            {t(`repeats:scope.${scope}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
