import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave, AutosaveState } from '@/documents/autosave.ts'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { Continued, Undecided } from '@/documents/use-document-draft.ts'
import { postParts } from '@/posts/content/post-parts.ts'
import { usePostPartWords } from './use-post-part-words.ts'
import { Notice } from '@/ui/notice.tsx'

type Props = {
  state: AutosaveState<PostDraft>
  autosave: Autosave<PostDraft>
  restore: Undecided<PostDraft> | null
  continued: Continued | null
  connections: readonly Connection[]
  onCopy: (draft: PostDraft) => void
}

/** Shows conflicts between versions of a post, unsaved edits of earlier visits, and edits made while the post became locked. */
export function EditorNotices({ state, autosave, restore, continued, connections, onCopy }: Props) {
  const { t } = useTranslation('studio')
  const partWords = usePostPartWords(connections)

  function describe(draft: PostDraft) {
    const facts = [
      t('studio:version.characters', { count: draft.text.length }),
      ...(draft.media.length > 0 ? [t('studio:version.pictures', { count: draft.media.length })] : []),
      t('studio:version.channels', { count: draft.connectionIds.length }),
    ]
    const content = draft.text === '' ? <i>{t('studio:version.empty')}</i> : draft.text
    return { content, facts: facts.join(' · ') }
  }

  return (
    <>
      <DraftNotices
        {...{ state, autosave, restore, continued, describe }}
        byPart={{ ...partWords, parts: postParts }}
        conflict={{ title: t('studio:conflict.title'), text: t('studio:conflict.text') }}
      />
      {state.status === 'locked' && (
        <Notice tone="warning" title={t('studio:locked.title')} text={t('studio:locked.text')}>
          <Button size="compact-sm" onClick={() => onCopy(state.draft)}>
            {t('studio:locked.copy')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={autosave.takeTheirs}>
            {t('studio:locked.drop')}
          </Button>
        </Notice>
      )}
    </>
  )
}
