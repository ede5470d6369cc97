import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Change } from '@postwright/core/compile/change'
import { changeWords } from './change-words.ts'
import styles from './fit.module.css'

type Props = { change: Change; network: string; onTake: (isTaken: boolean) => void }

/** Changes of which the result shows more than the words before and after. */
const SHOWN_BELOW: readonly Change['kind'][] = ['text_split', 'parts_numbered', 'files_moved', 'parts_joined']

/** One change with its reason, and the choice to leave it out. */
export function FitChange({ change, network, onTake }: Props) {
  const { t } = useTranslation('compile')
  const { title, why } = changeWords(t, change, network)
  const { before, after, kind, isTaken } = change
  return (
    <li className={styles.change} data-left={!isTaken || undefined}>
      <Checkbox
        checked={isTaken}
        label={title}
        description={why}
        onChange={(event) => onTake(event.currentTarget.checked)}
      />
      {!SHOWN_BELOW.includes(kind) && (
        <p className={styles.words}>
          {before !== '' && (
            <del className={styles.before}>
              <span className="visually-hidden">{t('compile:before')}</span>
              {before}
            </del>
          )}
          <ins className={styles.after}>
            <span className="visually-hidden">{t('compile:after')}</span>
            {after}
          </ins>
        </p>
      )}
    </li>
  )
}
