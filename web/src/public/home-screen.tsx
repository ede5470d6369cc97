import { useTranslation } from 'react-i18next'
import { ClosingCall } from './components/closing-call.tsx'
import { Hero, Promises } from './components/home-sections.tsx'
import { NetworkLogos } from './components/network-logos.tsx'
import section from './components/section.module.css'
import { SiteFooter } from './components/public-page.tsx'
import { SiteHeader } from './components/site-header.tsx'
import { Tour } from './components/tour.tsx'
import { TryComposer } from './components/try-composer.tsx'
import { TryDeck } from './components/try-deck.tsx'

/** Public home page: the product, its promises and how it keeps them, and two parts of it to try. */
export function Component() {
  const { t } = useTranslation('public')
  return (
    <>
      <SiteHeader />
      <main>
        <Hero />
        <NetworkLogos />
        <Tour />
        <div className={section.band}>
          <section className={`${section.section} ${section.trial}`} aria-labelledby="try-title">
            <div>
              <h2 className={section.title} id="try-title">
                {t('public:try.title')}
              </h2>
              <p className={section.text}>{t('public:try.lead')}</p>
            </div>
            <TryComposer />
          </section>
        </div>
        <Promises />
        <TryDeck />
        <div className={section.section}>
          <ClosingCall title={t('public:final.title')} text={t('public:final.text')} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
