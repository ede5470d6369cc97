import { useTranslation } from 'react-i18next'
import type { FoundAt } from '@postwright/core/model/brand-autofill'
import styles from './autofill.module.css'

/** Where something was found: the selector or element, and the page or stylesheet by the end of its address. */
export function OriginNote({
  foundAt: { source, selector, property },
  count = 1,
}: {
  foundAt: FoundAt
  count?: number
}) {
  const { t } = useTranslation('brand')
  const place = property === '' ? selector : `${selector} · ${property}`
  const file =
    URL.parse(source)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return (
    <span className={styles.origin} title={source}>
      {file === '' ? t('autofill.origin', { place }) : t('autofill.originIn', { place, file })}
      {count > 1 && ` ${t('autofill.places', { count })}`}
    </span>
  )
}
