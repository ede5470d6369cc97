import { Button } from '@mantine/core'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import type { SceneStore } from '@/decks/scene-store.ts'
import { useMemberName } from '@/session/use-member-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'
import styles from './history-panel.module.css'

const WIDTH = 96

type Props = { version: SlideVersion; store: SceneStore; pictures: PictureSource; onRestore: () => void }

/** A slide as a person left it: its picture, which slide it is now, who and when, and the way back to it. */
export function VersionRow({ version, store, pictures, onRestore }: Props) {
  const { t } = useTranslation('decks')
  const { user } = useSignedIn()
  const author = useMemberName(version.createdBy)
  const { slideId, draft, createdAt, createdBy } = version
  const { deck, slides } = useSyncExternalStore(store.subscribe, () => store.getState().scene)
  const shown = useMemo(() => {
    const others = slides.filter(({ kind, id }) => kind === 'common' && id !== slideId)
    return { deck, slides: [...others, { ...draft, id: slideId }] }
  }, [deck, slides, draft, slideId])
  const number = slides.findIndex(({ id }) => id === slideId) + 1
  const name = number === 0 ? t('decks:history.gone') : t('decks:history.slide', { number })
  return (
    <li className={styles.row}>
      <SlidePicture className={styles.picture} scene={shown} slideId={slideId} width={WIDTH} pictures={pictures} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {createdBy === user.id ? t('decks:history.you') : (author ?? t('decks:history.member'))} ·{' '}
          <RelativeTime instant={createdAt} />
        </p>
        <Button className={styles.restore} size="compact-sm" variant="default" onClick={onRestore}>
          {t('decks:history.restore')}
          <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </li>
  )
}
