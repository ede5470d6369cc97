import { useTranslation } from 'react-i18next'
import { useEditor } from '../editor-context.ts'
import { insertItem, type NewItem, insertImage } from '../insert/insert-layers.ts'
import { IconPhoto, type TablerIcon } from '@tabler/icons-react'
import { INSERTED } from '../kinds/editor-kinds.ts'

/**
 * Provides the insertion of new items.
 * @returns a function that inserts a new item on the slide, and returns whether the item is a text that is now edited
 */
export function useInsertItem(): (item: NewItem) => boolean {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  return (item) => {
    insertItem(editor, item, t('rail.words'))
    return editor.view.getState().editing !== ''
  }
}

/** Item that is inserted with one press. `type` is the type of the layer. */
type SingleInsert = { type: string; Icon: TablerIcon; insert: () => void }

/** Returns the items that are inserted with one press, in display order. */
export function useSingleInserts(): SingleInsert[] {
  const editor = useEditor()
  const insertItem = useInsertItem()
  const { choosePicture } = editor.ports

  async function addPicture() {
    const picture = await choosePicture?.()
    if (picture) insertImage(editor, picture)
  }

  return [
    ...(choosePicture ? [{ type: 'image', Icon: IconPhoto, insert: () => void addPicture() }] : []),
    ...INSERTED.map(({ type, Icon, insert }) => ({ type, Icon, insert: () => insertItem(insert) })),
  ]
}
