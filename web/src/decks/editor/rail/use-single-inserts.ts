import { IconHash, IconPhoto, IconQrcode, IconUserCircle, type TablerIcon } from '@tabler/icons-react'
import { useEditor } from '../editor-context.ts'
import { insertPicture } from '../insert/drop-files.ts'
import { useInsertItem } from './use-insert-item.ts'

type SingleInsert = { name: 'picture' | 'qr' | 'pageNumber' | 'avatar'; Icon: TablerIcon; insert: () => void }

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
    ...(choosePicture ? [{ name: 'picture' as const, Icon: IconPhoto, insert: () => void addPicture() }] : []),
    { name: 'qr', Icon: IconQrcode, insert: () => insertItem({ type: 'qr' }) },
    { name: 'pageNumber', Icon: IconHash, insert: () => insertItem({ type: 'pageNumber' }) },
    { name: 'avatar', Icon: IconUserCircle, insert: () => insertItem({ type: 'avatar' }) },
  ]
}
