import { useState, type ReactNode } from 'react'
import { emptyDraft } from '@postwright/core/model/post'
import type { TemplateDraft } from '@/posts/data/template-drafts.ts'
import { TemplateDialog } from '@/posts/library/template-dialog.tsx'
import { variablesOf } from '@/posts/library/template-values.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'

/** Starts a post from a template, after asking for its variables. */
export function useTemplateUse(): { use: (template: TemplateDraft) => void; dialog: ReactNode } {
  const beginPost = useBeginPost()
  const [asked, setAsked] = useState<TemplateDraft | null>(null)

  function begin({ text, title, comment, thread, labels }: Omit<TemplateDraft, 'name'>) {
    setAsked(null)
    void beginPost({ ...emptyDraft(), text, title, comment, thread, labels })
  }

  return {
    use: (template) => (variablesOf(template).length > 0 ? setAsked(template) : begin(template)),
    dialog: asked && (
      <TemplateDialog
        template={asked}
        channels={[]}
        onClose={() => setAsked(null)}
        onFilled={(filled) => begin({ ...asked, ...filled })}
      />
    ),
  }
}
