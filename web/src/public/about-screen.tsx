import { useTranslation } from 'react-i18next'
import { siteRoutes } from '../config/site-routes.ts'
import styles from './about-screen.module.css'
import { ClosingCall } from './components/closing-call.tsx'
import { FeatureGroup } from './components/feature-group.tsx'
import { ProductImage } from './components/product-image.tsx'
import { PublicPage } from './components/public-page.tsx'

const SECTIONS = ['why', 'how', 'test'] as const
const PRINCIPLES = ['true', 'keep', 'keyless', 'leave'] as const

/** Explains the purpose and principles of the product. */
export function Component() {
  const { t } = useTranslation('about')
  return (
    <PublicPage title={t('about:title')} lead={t('about:lead')}>
      <div className={styles.story}>
        {SECTIONS.map((section) => (
          <section key={section} className={styles.section} aria-labelledby={`${section}-title`}>
            <h2 className={styles.title} id={`${section}-title`}>
              {t(`about:section.${section}.title`)}
            </h2>
            <p>{t(`about:section.${section}.first`)}</p>
            <p>{t(`about:section.${section}.second`)}</p>
          </section>
        ))}
      </div>
      <div className={styles.picture}>
        <ProductImage name="overview" />
      </div>
      <FeatureGroup
        id="principles"
        title={t('about:principles.title')}
        text={t('about:principles.text')}
        items={PRINCIPLES.map((item) => ({
          id: item,
          title: t(`about:principles.item.${item}.title`),
          text: t(`about:principles.item.${item}.text`),
        }))}
      />
      <ClosingCall title={t('about:cta.title')} link={{ text: t('about:cta.action'), to: siteRoutes.contact.href() }} />
    </PublicPage>
  )
}
