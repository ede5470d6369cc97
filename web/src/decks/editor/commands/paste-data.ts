import type { Box } from '@postwright/core/scene/box'
import { readClipping, pasteLayers } from '@postwright/core/scene/clipboard/layer-clipping'
import { readSlideClipping, type SlideClipping, pasteSlides } from '@postwright/core/scene/clipboard/slide-clipping'
import type { Size } from '@postwright/core/scene/format'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { freePlace } from '@postwright/core/scene/geometry/free-place'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { dropFiles } from '../insert/drop-files.ts'
import { freshId, insertLayers, middleSeen } from '../insert/insert-layers.ts'
import { newText, presetBox } from '../insert/text-presets.ts'
import { runChange } from '../run-change.ts'
import { layersSeen, sizeSeen, targetSeen } from '../seen.ts'
import { grownText } from '../text/grown-text.ts'
import { followChange } from './follow-change.ts'

const WORDS_MAX = 2_000

/** Puts what the clipboard holds into the deck: slides after this one, layers as they were, pictures once they are kept, words as a text. */
export async function pasteData(
  editor: Editor,
  { text, files }: { text: string; files: readonly File[] },
): Promise<void> {
  const slides = readSlideClipping(text)
  if (slides) return pasteSlideCopies(editor, slides)
  const clipping = readClipping(text)
  if (clipping) {
    const { random } = editor
    const pasted = pasteLayers(editor.store.getState().scene, targetSeen(editor), { clipping, random })
    if (pasted && runChange(editor, pasted.change)) editor.view.set({ selection: pasted.layerIds, inside: '' })
    return
  }
  // Copied files bring their names along as words.
  if (editor.ports.addFiles && files.some(({ type }) => type.startsWith('image/'))) return dropFiles(editor, files)
  const words = text.trim().slice(0, WORDS_MAX)
  if (words === '') return
  insertLayers(editor, [pastedText(editor, words)])
}

/** As high as its words at their full size, as far as the slide allows, where it covers least of what is there. */
function pastedText(editor: Editor, words: string): LayerOf<'text'> {
  const slide = sizeSeen(editor)
  const begun = newText(freshId(editor), { x: 0, y: 0, ...presetBox('body', slide.width) }, 'body', words)
  const whole = { ...begun, style: { ...begun.style, sizeMin: begun.style.size } }
  const { width, height } = grownText(whole, editor.store.getState().scene.deck.theme, editor.measure)
  const taken = layersSeen(editor).filter((layer) => layer.type !== 'group' && !layer.isHidden)
  const boxes = taken.flatMap((layer) => boundsOf([layer]) ?? []).filter((box) => !isBackdrop(box, slide))
  const near = middleSeen(editor)
  return { ...begun, box: freePlace({ width, height: Math.min(height, slide.height) }, slide, boxes, near) }
}

/** Things over nearly all of the slide leave no place free; text stands on them. */
function isBackdrop({ width, height }: Box, slide: Size): boolean {
  return width * height > slide.width * slide.height * BACKDROP_SHARE
}

const BACKDROP_SHARE = 0.6

function pasteSlideCopies(editor: Editor, clipping: SlideClipping): void {
  const { newSlideId } = editor.ports
  const change = pasteSlides(editor.store.getState().scene, targetSeen(editor), { clipping, newId: newSlideId })
  if (runChange(editor, change) && change) followChange(editor, change)
}
