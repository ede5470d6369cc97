import { useTranslation } from 'react-i18next'
import type { UsableModel } from './data/use-usable-model.ts'
import styles from './models.module.css'

const COUNT = new Intl.NumberFormat('en')

/** Says whose key a run uses, and what is left of an allowance. */
export function KeyNote({ usable: { offered } }: { usable: UsableModel }) {
  const { t } = useTranslation('models')
  if (offered === null) return <p className={styles.soft}>{t('models:key.own')}</p>
  const { name, host, left } = offered
  return <p className={styles.soft}>{t('models:key.shared', { name, host, left: COUNT.format(left) })}</p>
}
