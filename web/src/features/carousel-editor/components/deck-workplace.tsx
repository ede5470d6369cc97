import { useCallback, useState, useMemo, useRef, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import type { Format } from '@postwright/core/scene/format'
import { DeckBrandContext } from '@/decks/brand/deck-brand.ts'
import { DeckEditor } from '@/decks/editor/deck-editor.tsx'
import { SaveStatus } from '@/documents/save-status.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { OpenDeck, DeckEvents } from '../sync/open-deck.ts'
import { DeckTitle, DeckScreenTools } from './deck-header.tsx'
import styles from './deck-workplace.module.css'
import { useDeckBrand } from './deck-brand.ts'
import { useOpenDeck, useSaveState } from './use-open-deck.ts'
import { usePresence } from './use-presence.ts'
import { Tooltip } from '@mantine/core'
import type { DeckPeer } from '../sync/presence.ts'
import { safeBox, safeZonesOf } from '@postwright/core/scene/safe-zones'
import type { EditorPorts } from '@/decks/editor/editor.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useDeckFonts } from '@/stored-decks/use-deck-fonts.ts'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import { slideDrafts } from '@/stored-decks/data/slide-drafts.ts'
import { useAddImages, type ImageChoice, useImageChoice } from '@/stored-decks/deck-images.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import type { Collision } from '@/documents/merge/merge-by-shape.ts'
import { restoreMine } from '../sync/slide-drafts.ts'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'
import { drawThumbnail } from '@/decks/drawing/draw-thumbnail.ts'
import { fontsInDrawings } from '@/decks/drawing/fonts-in-drawings.ts'
import { imageIds, loadImages, type ImageSource } from '@/decks/drawing/images.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { log } from '@/lib/log.ts'

const ImageDialog = lazyWhenIdle(async () => (await import('@/stored-decks/image-dialog.tsx')).ImageDialog)

type Props = { deck: Deck; slides: readonly Slide[] }

/** Opens a deck in its editor, once all of its data on this device is loaded. */
export function DeckWorkplace({ deck, slides }: Props) {
  const { t } = useTranslation('decks')
  const { events, setStore } = useDeckEvents()
  const open = useOpenDeck(deck, slides, events, setStore)
  if (!open) return <SkeletonList rows={3} label={t('decks:deck.loading')} />
  return <OpenEditor deckId={deck.id} open={open} />
}

function OpenEditor({ deckId, open }: { deckId: string; open: OpenDeck }) {
  const { status, isSafe } = useSaveState(open)
  const { ports, choice, areFontsKnown } = useDeckPorts()
  const brand = useDeckBrand(areFontsKnown)
  const { peers, onLook, onPoint } = usePresence(deckId)
  const [format, setFormat] = useState<Format | null>(null)
  const look = useCallback(
    (state: { slideId: string; selection: readonly string[]; format: Format }) => {
      setFormat(state.format)
      onLook(state)
    },
    [onLook],
  )
  useThumbnail(open, ports.pictures)
  return (
    <div className={styles.workplace} data-fills-frame>
      <DeckBrandContext value={brand}>
        <DeckEditor
          store={open.store}
          ports={{ ...ports, onPoint }}
          peers={peers}
          onLook={look}
          title={<DeckTitle store={open.store} />}
          status={<SaveStatus status={status} isKept={isSafe} onRetry={open.save.retry} />}
          people={<PeopleHere people={peers} />}
          share={<DeckScreenTools deckId={deckId} open={open} pictures={ports.pictures} format={format} />}
        />
      </DeckBrandContext>
      <ImageDialog props={choice} />
    </div>
  )
}

/** Shows the other users who have the deck open, in the colours of their frames and pointers. */
function PeopleHere({ people }: { people: readonly Pick<DeckPeer, 'id' | 'name' | 'color'>[] }) {
  const { t } = useTranslation('decks')
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('decks:people.label')}>
      {people.map(({ id, color, ...person }) => {
        const name = person.name || t('decks:people.unnamed')
        return (
          <Tooltip key={id} label={name}>
            <li className={styles.person} style={{ background: color }}>
              <span aria-hidden>{name.trim().charAt(0).toUpperCase()}</span>
              <span className="visually-hidden">{name}</span>
            </li>
          </Tooltip>
        )
      })}
    </ul>
  )
}

/** Returns the editor's services from the workspace: its images and fonts, and storage for new images and slides. */
function useDeckPorts(): {
  ports: EditorPorts
  choice: ImageChoice | null
  areFontsKnown: boolean
} {
  const { t } = useTranslation(['decks', 'editor', 'errors', 'lint'])
  const { workspaceId } = useSignedIn()
  const areFontsKnown = useDeckFonts(workspaceId)
  const pictures = useImageSource()
  const addFiles = useAddImages()
  const { choosePicture, choice } = useImageChoice(addFiles)
  const ports: EditorPorts = {
    pictures,
    newSlideId: () => slideDrafts.server.newId(workspaceId),
    safeZones: (format) => safeZonesOf(format).map((id) => ({ id, name: t(`lint:zones.${id}`), box: safeBox(id) })),
    addFiles,
    choosePicture,
    offerUndo: (words, undo) => toast.undo(t(words), { label: t('editor:command.undo'), onUndo: undo }),
  }
  return { ports, choice, areFontsKnown }
}

/** Time during which a user can restore their own version instead of another user's. */
const OFFERED = 20_000

/** Reports changes of a deck by other users: changes that were overridden, with the option to restore them, and slides that were restored. */
function useDeckEvents() {
  const { t } = useTranslation(['decks', 'areas', 'editor'])
  const store = useRef<SceneStore | null>(null)
  return useMemo(() => {
    function nameOf(slideId: string, [collision]: readonly Collision[]): string {
      const slide = store.current?.getState().scene.slides.find(({ id }) => id === slideId)
      const [part, layerId] = collision?.path ?? []
      const layer = part === 'layers' ? slide?.layers.find(({ id }) => id === layerId) : undefined
      if (layer) return layer.name === '' ? t(`editor:kind.${layer.type}.some`) : layer.name
      return slide ? t('decks:layer.slide') : t('decks:layer.deck')
    }

    function takeMine(slideId: string, lost: readonly Collision[]) {
      const slide = store.current?.getState().scene.slides.find(({ id }) => id === slideId)
      const change = slide && restoreMine(slide, lost)
      if (change) store.current?.run(change)
    }

    const events: DeckEvents = {
      onLost(slideId, lost) {
        toast.undo(t('decks:changed.both', { name: nameOf(slideId, lost) }), {
          label: t('decks:changed.mine'),
          duration: OFFERED,
          onUndo: () => takeMine(slideId, lost),
        })
      },
      onKept: () => toast.error(t('decks:changed.kept')),
      onNotStored: () => toast.error(t('areas:slide.notCreated')),
    }
    return { events, setStore: (next: SceneStore) => void (store.current = next) }
  }, [t])
}

/** Time without changes before the thumbnail of the deck is redrawn. */
const QUIET = 2_500

/** Keeps the deck's thumbnail in the list equal to its first slide; it is redrawn after a time without changes. */
function useThumbnail({ store, deck }: OpenDeck, pictures: ImageSource): void {
  useEffect(() => {
    let timer = 0
    let isLeft = false
    let drawn: unknown = null
    async function draw() {
      const { scene } = store.getState()
      const first = firstSlide(scene)
      const { theme, format } = scene.deck
      const common = scene.slides.filter(({ kind }) => kind === 'common')
      const shown = JSON.stringify([first, theme, format, common, first && continuedOn(scene, first.id, format)])
      if (!first || shown === drawn) return
      drawn = shown
      const thumbnail = await thumbnailOf(scene, first.id, pictures)
      const { draft } = deck.autosave.getState()
      if (!isLeft && thumbnail !== '' && thumbnail !== draft.thumbnail) deck.autosave.edit({ ...draft, thumbnail })
    }
    function later() {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void draw().catch((error: unknown) => log.warn('Deck: no picture', error)), QUIET)
    }
    if (deck.autosave.getState().draft.thumbnail === '') later()
    const stop = store.subscribe(later)
    return () => {
      isLeft = true
      stop()
      window.clearTimeout(timer)
    }
  }, [store, deck, pictures])
}

function firstSlide({ slides }: Scene) {
  return slides.find(({ kind, isHidden }) => kind !== 'common' && !isHidden) ?? slides[0]
}

async function thumbnailOf(scene: Scene, slideId: string, source: ImageSource): Promise<string> {
  const measure = createMeasureText()
  const { fonts, text } = fontsInDrawings([drawSlide(scene, slideId, scene.deck.format, measure)])
  await loadFonts(fonts, text)
  const drawing = drawSlide(scene, slideId, scene.deck.format, measure)
  return drawThumbnail(drawing, await loadImages(source, imageIds(drawing)))
}
