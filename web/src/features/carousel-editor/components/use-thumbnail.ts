import { useEffect } from 'react'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn } from '@postwright/core/scene/strip'
import { drawThumbnail } from '@/decks/drawing/draw-thumbnail.ts'
import { fontsInDrawings } from '@/decks/drawing/fonts-in-drawings.ts'
import { pictureIds, loadPictures, type PictureSource } from '@/decks/drawing/pictures.ts'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { log } from '@/lib/log.ts'
import type { OpenDeck } from '../sync/open-deck.ts'

/** Quiet time after the last change before the small picture of the deck is drawn anew. */
const QUIET = 2_500

/** Keeps the deck's picture in the list like its first slide, drawn when nothing was changed for a while. */
export function useThumbnail({ store, deck }: OpenDeck, pictures: PictureSource): void {
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

async function thumbnailOf(scene: Scene, slideId: string, source: PictureSource): Promise<string> {
  const measure = createMeasureText()
  const { fonts, text } = fontsInDrawings([drawSlide(scene, slideId, scene.deck.format, measure)])
  await loadFonts(fonts, text)
  const drawing = drawSlide(scene, slideId, scene.deck.format, measure)
  return drawThumbnail(drawing, await loadPictures(source, pictureIds(drawing)))
}
