import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { templateDrafts } from '@/posts/data/template-drafts.ts'
import { NameDialog } from './name-dialog.tsx'
import { useKeepInLibrary } from './use-keep-in-library.ts'

/** Makes a template of a post's words, under a name. */
export function SaveTemplateDialog({ draft, onClose }: { draft: PostDraft; onClose: () => void }) {
  const { t } = useTranslation('library')
  const keep = useKeepInLibrary(templateDrafts)
  const { text, title, comment, thread, labels } = draft

  function save(name: string) {
    keep({ name, text, title, comment, thread, labels })
    onClose()
  }

  return <NameDialog title={t('library:templates.save')} onName={save} onClose={onClose} />
}
