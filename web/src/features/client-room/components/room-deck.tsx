import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMATS } from '@postwright/core/scene/format'
import { slideAlt } from '@postwright/core/scene/slide-alt'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { queryState } from '@/lib/query-state.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from '../client-room.module.css'
import { type RoomDeck, useRoomDeck } from '../data/use-room-deck.ts'
import type { RoomPlace } from '../room-place.ts'
import { RoomComments } from './room-comments.tsx'
import { StageBar } from './stage-bar.tsx'

type Props = { token: string; deckId: string; mayComment: boolean; onGo: (place: RoomPlace) => void }

/** Shows the slides of a deck, one below the other, drawn as they are exported. */
export function RoomDeckView({ token, deckId, mayComment, onGo }: Props) {
  const { t } = useTranslation('client-room')
  const read = queryState(useRoomDeck(token, deckId))
  return (
    <>
      <StageBar onBack={() => onGo({ kind: 'list', view: 'list' })} />
      <DataState read={read} loading={<SkeletonList rows={4} />} errorTitle={t('client-room:deckFailed')}>
        {(deck) => (
          <>
            <Slides found={deck} />
            <RoomComments token={token} subject={{ kind: 'deck', id: deckId }} mayComment={mayComment} />
          </>
        )}
      </DataState>
    </>
  )
}

const ALT_MAX = 1_000
/** Width of a slide on a desktop, in pixels. */
const WIDTH = 540

function Slides({ found }: { found: RoomDeck }) {
  const { t } = useTranslation('client-room')
  const { deck, slides, fonts, files } = found
  useOfferedFonts(fonts)
  const scene = useMemo(() => ({ deck, slides }), [deck, slides])
  const pictures = useMemo<ImageSource>(() => {
    const urls = new Map(files.map(({ mediaId, url }) => [mediaId, url]))
    return async (mediaId) => {
      const url = urls.get(mediaId)
      const reply = url === undefined ? null : await fetch(url)
      if (!reply?.ok) throw new Error('The image could not be fetched')
      return reply.blob()
    }
  }, [files])
  const shown = slides.filter(({ kind }) => kind !== 'common')
  return (
    <>
      <h2 className={styles.deckName}>{deck.name}</h2>
      <ol className={styles.slides}>
        {shown.map((slide, at) => (
          <li key={slide.id} className={styles.slide} style={{ aspectRatio: ratioOf(deck.format) }}>
            <SlideImage scene={scene} slideId={slide.id} width={WIDTH} pictures={pictures} />
            <span className="visually-hidden">
              {t('client-room:slide', { number: at + 1, total: shown.length })} {slideAlt(slide, ALT_MAX)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function ratioOf(format: RoomDeck['deck']['format']): number {
  const { width, height } = FORMATS[format]
  return width / height
}
