import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dropzone } from '../../ui/dropzone.tsx'
import { MediaGrid, type MediaItem, type MediaPage } from '../../ui/media-grid.tsx'
import { MediaPicker } from '../../ui/media-picker.tsx'
import { MediaView } from '../../ui/media-view.tsx'
import styles from '../gallery.module.css'
import { picture } from '../image.ts'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const TYPES = ['image/jpeg', 'image/png']
const HINT = 'JPEG or PNG, up to 10 MB each.'

const ITEMS: MediaItem[] = Array.from({ length: 8 }, (_, at) => ({
  id: `picture${at}`,
  name: `workshop-${at + 1}.jpg`,
  mime: 'image/jpeg',
  width: 1600,
  height: 1200,
  durationMs: null,
  pages: null,
  url: at === 6 ? null : picture(at),
}))

const nothing = () => undefined
const PAGING = { number: 1, hasPrevious: false, hasNext: true, onPrevious: nothing, onNext: nothing }
const PAGES = {
  pictures: { status: 'ready', data: ITEMS },
  loading: { status: 'loading' },
  empty: { status: 'ready', data: [] },
  error: { status: 'error', retry: nothing },
} as const satisfies Record<string, MediaPage>

export function MediaSection() {
  const [open, setOpen] = useState<MediaPage | null>(null)
  const close = () => setOpen(null)
  const [chosen, setChosen] = useState<MediaItem[]>(ITEMS.slice(0, 2))
  const toggle = (item: MediaItem) =>
    setChosen(chosen.includes(item) ? chosen.filter((each) => each !== item) : [...chosen, item])
  return (
    <>
      <Specimens of="MediaGrid">
        <Specimen name="Two chosen, one taken, one on its way" note="arrow keys move, Space chooses" wide>
          <MediaGrid items={ITEMS} chosen={chosen} taken={['picture3']} isFull={chosen.length >= 4} onToggle={toggle} />
        </Specimen>
      </Specimens>
      <Specimens of="MediaView">
        <Specimen name="An image, a document and a sound">
          <div className={styles.row}>
            <MediaView mime="image/jpeg" url={picture(1)} alt="A workshop" className={styles.thumbnail} />
            <MediaView mime="application/pdf" url="" alt="A document" />
            <MediaView mime="audio/mpeg" url="" alt="A sound" />
            <MediaView mime="audio/mpeg" url="" alt="A sound to play" isPlayable />
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="MediaPicker">
        <Specimen name="A dialog in four states" wide>
          <div className={styles.row}>
            {Object.entries(PAGES).map(([name, page]) => (
              <Button key={name} variant="default" onClick={() => setOpen(page)}>
                Open: {name}
              </Button>
            ))}
          </div>
          {open && (
            <MediaPicker
              title="Add images"
              page={open}
              paging={PAGING}
              max={4}
              taken={['picture3']}
              onChoose={close}
              upload={{ onFiles: close, accept: TYPES, hint: HINT, off: null }}
              onClose={close}
            />
          )}
        </Specimen>
      </Specimens>
      <Specimens of="Dropzone">
        <Specimen name="Default" note="drag a file over it">
          <Dropzone onFiles={nothing} accept={TYPES} hint={HINT} />
        </Specimen>
        <Specimen name="Off">
          <Dropzone onFiles={nothing} accept={TYPES} hint="A post takes at most 4 images." disabled />
        </Specimen>
      </Specimens>
    </>
  )
}
