import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { ContactForm, ContactReceipt } from './components/contact-form.tsx'
import { PublicPage } from './components/public-page.tsx'
import styles from './contact-screen.module.css'

/** Contact page, with a receipt after sending. */
export function Component() {
  const { t } = useTranslation('contact')
  const [receipt, setReceipt] = useState<string | null>(null)
  return (
    <PublicPage title={t('contact:title')} lead={t('contact:lead')}>
      <div className={styles.columns}>
        {receipt === null ? (
          <ContactForm onSent={setReceipt} />
        ) : (
          <ContactReceipt number={receipt} onAgain={() => setReceipt(null)} />
        )}
        <aside className={styles.aside}>
          <section>
            <h2 className={styles.title}>{t('contact:direct.title')}</h2>
            <a className={styles.mail} href={`mailto:${BRAND.supportEmail}`}>
              {BRAND.supportEmail}
            </a>
          </section>
          <section>
            <h2 className={styles.title}>{t('contact:security.title')}</h2>
            <p>{t('contact:security.text')}</p>
          </section>
        </aside>
      </div>
    </PublicPage>
  )
}
