import { removeLayers } from '@postwright/core/scene/commands/layer-list'
import { copyLayers, readClipping, pasteLayers } from '@postwright/core/scene/clipboard/layer-clipping'
import {
  copySlide,
  readSlideClipping,
  type SlideClipping,
  pasteSlides,
} from '@postwright/core/scene/clipboard/slide-clipping'
import type { Editor } from '../editor.ts'
import { announce, runChange } from '../run-change.ts'
import { getCurrentTarget, getCurrentLayers, getCurrentSize } from '../editor-selectors.ts'
import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { freePlace } from '@postwright/core/scene/geometry/free-place'
import type { LayerOf } from '@postwright/core/scene/layer'
import { freshId, insertLayers, middleSeen, dropFiles } from '../insert/insert-layers.ts'
import { newText, presetBox } from '../insert/text-presets.ts'
import { grownText } from '../text/grown-text.ts'
import { followChange } from './follow-change.ts'

/**
 * Copies the selected layers to the clipboard, or the slide if none is selected, and announces the result. Returns false if there is nothing to copy
 * or the browser does not allow it.
 */
export async function copySelection(editor: Editor): Promise<boolean> {
  const target = getCurrentTarget(editor)
  if (target.layerIds.length === 0) return copySlideOf(editor, target.slideId)
  return write(editor, copyLayers(editor.store.getState().scene, target), 'editor:command.copied')
}

/** Copies a whole slide to the clipboard. Returns false if it does not exist or the browser does not allow copying. */
export async function copySlideOf(editor: Editor, slideId: string): Promise<boolean> {
  return write(editor, copySlide(editor.store.getState().scene, { slideId }), 'editor:command.copiedSlide')
}

/** Copies the selected layers to the clipboard, and removes them from the slide once they are there. */
export async function cutSelection(editor: Editor): Promise<void> {
  const target = getCurrentTarget(editor)
  if (target.layerIds.length === 0) return
  if (await copySelection(editor)) runChange(editor, removeLayers(editor.store.getState().scene, target))
}

async function write(editor: Editor, text: string | null, words: string): Promise<boolean> {
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    announce(editor, 'editor:command.notCopied')
    return false
  }
  announce(editor, words)
  return true
}

/** Pastes from a menu, which has to request clipboard access from the browser. */
export async function pasteCopied(editor: Editor): Promise<void> {
  try {
    return await pasteData(editor, await readClipboard())
  } catch {
    announce(editor, 'editor:command.notPasted')
  }
}

/** Reads text and images from the clipboard, or only the text in browsers that do not provide images. */
async function readClipboard(): Promise<{ text: string; files: File[] }> {
  if (typeof navigator.clipboard.read !== 'function') return { text: await navigator.clipboard.readText(), files: [] }
  const items = await navigator.clipboard.read()
  const wordy = items.find(({ types }) => types.includes('text/plain'))
  const text = wordy ? await (await wordy.getType('text/plain')).text() : ''
  return { text, files: (await Promise.all(items.map(imageIn))).flat() }
}

async function imageIn(item: ClipboardItem): Promise<File[]> {
  const type = item.types.find((each) => each.startsWith('image/'))
  if (type === undefined) return []
  return [new File([await item.getType(type)], `clipboard.${type.slice('image/'.length)}`, { type })]
}

const WORDS_MAX = 2_000

/**
 * Pastes the clipboard into the deck: slides after the current one, layers unlocked and adapted to the format shown, images once they are stored, and
 * text as a text layer.
 */
export async function pasteData(
  editor: Editor,
  { text, files }: { text: string; files: readonly File[] },
): Promise<void> {
  const slides = readSlideClipping(text)
  if (slides) return pasteSlideCopies(editor, slides)
  const clipping = readClipping(text)
  if (clipping) {
    const { random } = editor
    const pasted = pasteLayers(editor.store.getState().scene, getCurrentTarget(editor), { clipping, random })
    if (pasted && runChange(editor, pasted.change)) editor.view.set({ selection: pasted.layerIds, inside: '' })
    return
  }
  // For copied files, the clipboard also contains their names as text.
  if (editor.ports.addFiles && files.some(({ type }) => type.startsWith('image/'))) return dropFiles(editor, files)
  const words = text.trim().slice(0, WORDS_MAX)
  if (words === '') return
  insertLayers(editor, [pastedText(editor, words)])
}

/** Returns a text layer that is as high as its text at full size, within the slide, placed where it covers the least of the existing content. */
function pastedText(editor: Editor, words: string): LayerOf<'text'> {
  const slide = getCurrentSize(editor)
  const begun = newText(freshId(editor), { x: 0, y: 0, ...presetBox('body', slide.width) }, 'body', words)
  const whole = { ...begun, style: { ...begun.style, sizeMin: begun.style.size } }
  const { width, height } = grownText(whole, editor.store.getState().scene.deck.theme, editor.measure)
  const taken = getCurrentLayers(editor).filter((layer) => layer.type !== 'group' && !layer.isHidden)
  const boxes = taken.flatMap((layer) => boundsOf([layer]) ?? []).filter((box) => !isBackdrop(box, slide))
  const near = middleSeen(editor)
  return { ...begun, box: freePlace({ width, height: Math.min(height, slide.height) }, slide, boxes, near) }
}

/** Returns whether a box covers nearly all of the slide. Such a box leaves no free space, so text is placed on top of it. */
function isBackdrop({ width, height }: Box, slide: Size): boolean {
  return width * height > slide.width * slide.height * BACKDROP_SHARE
}

const BACKDROP_SHARE = 0.6

function pasteSlideCopies(editor: Editor, clipping: SlideClipping): void {
  const { newSlideId } = editor.ports
  const change = pasteSlides(editor.store.getState().scene, getCurrentTarget(editor), { clipping, newId: newSlideId })
  if (runChange(editor, change) && change) followChange(editor, change)
}
