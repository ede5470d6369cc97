import { useTranslation } from 'react-i18next'
import { Area } from './components/area.tsx'
import { ClosingCall } from './components/closing-call.tsx'
import { Comparison } from './components/comparison.tsx'
import { Faults } from './components/faults.tsx'
import { NetworkLogos } from './components/network-logos.tsx'
import { PublicPage } from './components/public-page.tsx'
import styles from './features-screen.module.css'
import { PRODUCT_FACTS } from './product-facts.ts'
import type { ProductImageName } from './product-images.ts'

/** Areas of the product in the order of a week's work, each with its screenshot and features. */
const AREAS = [
  { id: 'write', picture: 'composer', items: ['counter', 'versions', 'preview', 'media'] },
  { id: 'collect', picture: 'ideas', items: ['ideas', 'library', 'contacts', 'import'] },
  { id: 'calendar', picture: 'calendar', items: ['drag', 'zone', 'frozen'] },
  { id: 'campaigns', picture: 'campaigns', items: ['brief', 'utm', 'goal'] },
  { id: 'queues', picture: 'queues', items: ['slots', 'recurring', 'evergreen'] },
  { id: 'simulator', picture: 'simulator', items: ['limits', 'access', 'clocks'] },
  { id: 'deck', picture: 'deck', items: ['formats', 'editor', 'check', 'export'] },
  { id: 'designs', picture: 'designs', items: ['text', 'fonts', 'gallery'] },
  { id: 'videos', picture: 'videos', items: ['storyboard', 'voice', 'render', 'more'] },
  { id: 'optimizer', picture: 'optimizer', items: ['score', 'rules', 'private'] },
  { id: 'brand', picture: 'brand', items: ['website', 'contrast', 'voice'] },
  { id: 'personas', picture: 'personas', items: ['comments', 'test', 'coverage'] },
  { id: 'timing', picture: 'timing', items: ['times', 'worked', 'honest'] },
  { id: 'analytics', picture: 'analytics', items: ['figures', 'compared', 'report'] },
  { id: 'competitors', picture: 'competitors', items: ['followed', 'unusual', 'gaps'] },
  { id: 'team', picture: 'approvals', items: ['roles', 'bound', 'reminders', 'comments'] },
  { id: 'review', picture: 'review', items: ['account', 'shown', 'recorded'] },
  { id: 'published', picture: 'published', items: ['once', 'seen', 'proof'] },
  { id: 'overview', picture: 'overview', items: ['attention', 'heartbeat', 'notified'] },
  { id: 'channels', picture: 'channels', items: ['typed', 'app', 'sealed', 'reconnect'] },
  { id: 'profiles', picture: 'profiles', items: ['score', 'bio', 'update'] },
  { id: 'linkPage', picture: 'link-page', items: ['design', 'clicks', 'checked'] },
  { id: 'models', picture: 'models', items: ['choice', 'budget', 'review'] },
  { id: 'data', picture: 'data', items: ['export', 'trash', 'account'] },
] as const satisfies readonly { id: string; picture: ProductImageName; items: readonly string[] }[]

/** Lists the available features, grouped by task. */
export function Component() {
  const { t } = useTranslation('features')
  return (
    <PublicPage title={t('features:title')} lead={t('features:lead')}>
      <nav aria-label={t('features:jump')}>
        <ul className={styles.jump}>
          {AREAS.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`features:group.${id}.short`)}</a>
            </li>
          ))}
          <li>
            <a href="#faults">{t('features:faults')}</a>
          </li>
          <li>
            <a href="#compare">{t('features:compare.short')}</a>
          </li>
        </ul>
      </nav>
      <div>
        {AREAS.map(({ id, picture, items }) => (
          <Area
            key={id}
            id={id}
            picture={picture}
            title={t(`features:group.${id}.title`, PRODUCT_FACTS)}
            text={t(`features:group.${id}.text`, PRODUCT_FACTS)}
            items={items.map((item: string) => ({
              id: item,
              title: t(`features:group.${id}.item.${item}.title`, PRODUCT_FACTS),
              text: t(`features:group.${id}.item.${item}.text`, PRODUCT_FACTS),
            }))}
          />
        ))}
      </div>
      <NetworkLogos />
      <Faults />
      <Comparison />
      <ClosingCall title={t('features:cta.title')} text={t('features:cta.text')} />
    </PublicPage>
  )
}
