import { useTranslation } from 'react-i18next'
import type { ProfileDraft } from '@postwright/core/model/profile'
import type { BannerView, ImageArea, ProfileFacts } from '@postwright/core/platforms/profile-facts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import styles from '../profiles.module.css'
import { withLook } from './image-panel.tsx'
import { useProfileImage, ImageButtons, ImageFacts } from './profile-image.tsx'

type Props = {
  draft: ProfileDraft
  facts: ProfileFacts
  banner: NonNullable<ProfileFacts['banner']>
  onEdit: (change: Partial<ProfileDraft>) => void
  isReadOnly: boolean
}

/** The banner as phones and computers show it, with the cropped and covered areas drawn over the image. */
export function BannerPanel({ draft, facts, banner, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('profiles')
  const { workspaceId } = useSignedIn()
  const { width, height, views } = banner
  const [id] = draft.banners
  const { urlOf } = useMediaUrls(workspaceId, id === undefined ? [] : [id])
  const url = id === undefined ? null : urlOf(id)
  const look = draft.looks.find((each) => each.id === id)
  const { take, isBusy } = useProfileImage({ ratio: width / height, smallest: facts.picture.smallest, views }, (next) =>
    onEdit({ banners: [next.id], looks: withLook(draft, next, draft.pictures) }),
  )
  return (
    <Panel
      id="banner"
      title={t('profiles:image.banner.title')}
      description={t('profiles:image.banner.text', { width, height })}
    >
      {url !== null && (
        <div className={styles.banners}>
          {views.map((view) => (
            <figure key={view.device} className={styles.figure}>
              <div className={styles.banner} style={{ aspectRatio: `${width} / ${height}` }}>
                <img src={url} alt={t('profiles:image.banner.alt')} className={styles.cover} />
                <SafeZones view={view} />
              </div>
              <figcaption className={styles.soft}>{t(`profiles:image.banner.${view.device}`)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {look && <ImageFacts look={look} wanted={{ width, height }} isBanner />}
      {!isReadOnly && (
        <ImageButtons
          kind="banner"
          hasImage={id !== undefined}
          isBusy={isBusy}
          onFile={(file) => void take(file)}
          onRemove={() => onEdit({ banners: [], looks: draft.looks.filter((each) => each.id !== id) })}
        />
      )}
    </Panel>
  )
}

function SafeZones({ view: { shown, covered } }: { view: BannerView }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.overlay} aria-hidden="true">
      <path fillRule="evenodd" className={styles.cut} d={`M0 0H1V1H0Z${toPath(shown)}`} />
      {covered.map((area) => (
        <path key={toPath(area)} className={styles.covered} d={toPath(area)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}

function toPath({ x, y, width, height }: ImageArea): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}
