import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from './buttons.module.css'
import styles from './contact-receipt.module.css'

type Props = { number: string; onAgain: () => void }

/** The proof that a message arrived; takes the focus that the form had. */
export function ContactReceipt({ number, onAgain }: Props) {
  const { t } = useTranslation('contact')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.receipt}>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t('contact:receipt.title')}
      </h2>
      <p>{t('contact:receipt.text')}</p>
      <output className={styles.number}>{number}</output>
      <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={onAgain}>
        {t('contact:receipt.again')}
      </button>
    </div>
  )
}
