import type { Editor } from '../editor.ts'
import { announce } from '../run-change.ts'
import { pasteData } from './paste-data.ts'

/** Pastes from a menu, which has to ask the browser for the clipboard. */
export async function pasteCopied(editor: Editor): Promise<void> {
  try {
    return await pasteData(editor, await readClipboard())
  } catch {
    announce(editor, 'editor:command.notPasted')
  }
}

/** Words and pictures; in browsers that hand over no pictures, the words alone. */
async function readClipboard(): Promise<{ text: string; files: File[] }> {
  if (typeof navigator.clipboard.read !== 'function') return { text: await navigator.clipboard.readText(), files: [] }
  const items = await navigator.clipboard.read()
  const wordy = items.find(({ types }) => types.includes('text/plain'))
  const text = wordy ? await (await wordy.getType('text/plain')).text() : ''
  return { text, files: (await Promise.all(items.map(pictureIn))).flat() }
}

async function pictureIn(item: ClipboardItem): Promise<File[]> {
  const type = item.types.find((each) => each.startsWith('image/'))
  if (type === undefined) return []
  return [new File([await item.getType(type)], `clipboard.${type.slice('image/'.length)}`, { type })]
}
