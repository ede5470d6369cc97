import { useTranslation } from 'react-i18next'
import { useEditor } from '../editor-context.ts'
import { insertItem, type NewItem } from '../insert/insert-item.ts'

/** Puts something new on the slide. @returns whether it is a text that is written from now on */
export function useInsertItem(): (item: NewItem) => boolean {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  return (item) => {
    insertItem(editor, item, t('rail.words'))
    return editor.view.getState().editing !== ''
  }
}
