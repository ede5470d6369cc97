import { IconPhoto, type TablerIcon } from '@tabler/icons-react'
import { useEditor } from '../editor-context.ts'
import { insertPicture } from '../insert/drop-files.ts'
import { INSERTED } from '../kinds/editor-kinds.ts'
import { useInsertItem } from './use-insert-item.ts'

/** `type` is that of the layer. */
type SingleInsert = { type: string; Icon: TablerIcon; insert: () => void }

/** What is put on the slide by one press, in the order in which it is offered. */
export function useSingleInserts(): SingleInsert[] {
  const editor = useEditor()
  const insertItem = useInsertItem()
  const { choosePicture } = editor.ports

  async function addPicture() {
    const picture = await choosePicture?.()
    if (picture) insertPicture(editor, picture)
  }

  return [
    ...(choosePicture ? [{ type: 'image', Icon: IconPhoto, insert: () => void addPicture() }] : []),
    ...INSERTED.map(({ type, Icon, insert }) => ({ type, Icon, insert: () => insertItem(insert) })),
  ]
}
