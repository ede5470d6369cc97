import { useTranslation } from 'react-i18next'
import type { ProfileDraft } from '@postwright/core/model/profile'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Panel } from '@/ui/panel.tsx'
import styles from '../profiles.module.css'
import { useProfileImage, ImageButtons, ImageFacts } from './profile-image.tsx'

type Props = {
  draft: ProfileDraft
  facts: ProfileFacts
  onEdit: (change: Partial<ProfileDraft>) => void
  isReadOnly: boolean
}

/** The profile image as cropped by the network, large and at its smallest size, with its measurements. */
export function ImagePanel({ draft, facts, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('profiles')
  const { workspaceId } = useSignedIn()
  const { size, crop, smallest } = facts.picture
  const [id] = draft.pictures
  const { urlOf } = useMediaUrls(workspaceId, id === undefined ? [] : [id])
  const url = id === undefined ? null : urlOf(id)
  const look = draft.looks.find((each) => each.id === id)
  const { take, isBusy } = useProfileImage({ ratio: 1, smallest, views: [] }, (next) =>
    onEdit({ pictures: [next.id], looks: withLook(draft, next, draft.banners) }),
  )
  return (
    <Panel
      id="picture"
      title={t('profiles:image.picture.title')}
      description={t(`profiles:image.crop.${crop}`, { size, smallest })}
    >
      {url !== null && (
        <div className={styles.pictures}>
          <figure className={styles.figure}>
            <div className={styles.large}>
              <img src={url} alt={t('profiles:image.picture.alt')} className={styles.cover} />
              {crop === 'circle' && (
                <svg viewBox="0 0 100 100" className={styles.overlay} aria-hidden="true">
                  <path
                    fillRule="evenodd"
                    className={styles.cut}
                    d="M0 0H100V100H0ZM50 0A50 50 0 1 0 50 100A50 50 0 1 0 50 0Z"
                  />
                </svg>
              )}
            </div>
            <figcaption className={styles.soft}>{t('profiles:image.picture.large')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <img
              src={url}
              alt=""
              className={styles.small}
              data-crop={crop}
              style={{ width: `${smallest / 16}rem`, height: `${smallest / 16}rem` }}
            />
            <figcaption className={styles.soft}>{t('profiles:image.picture.small', { smallest })}</figcaption>
          </figure>
        </div>
      )}
      {look && <ImageFacts look={look} wanted={{ width: size, height: size }} isBanner={false} />}
      {!isReadOnly && (
        <ImageButtons
          kind="picture"
          hasImage={id !== undefined}
          isBusy={isBusy}
          onFile={(file) => void take(file)}
          onRemove={() => onEdit({ pictures: [], looks: draft.looks.filter((each) => each.id !== id) })}
        />
      )}
    </Panel>
  )
}

/** Returns the measurements of both images after one of them was replaced. */
export function withLook(
  { looks }: Pick<ProfileDraft, 'looks'>,
  next: ProfileDraft['looks'][number],
  kept: readonly string[],
): ProfileDraft['looks'] {
  return [next, ...looks.filter(({ id }) => id !== next.id && kept.includes(id))]
}
