import { TagsInput, Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { templates } from '@postwright/core/collections/templates'
import {
  POST_COMMENT_MAX,
  POST_LABEL_MAX,
  POST_LABELS_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '@postwright/core/limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { templateDrafts } from '@/posts/data/template-drafts.ts'
import { OWN_VARIABLES, variablesOf } from '@/posts/library/template-values.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { EMPTY_TEMPLATE } from '../empty-items.ts'
import { ItemEditor, ItemById } from './item-editor.tsx'
import styles from './library.module.css'
import { useLibraryCommands } from './use-library-commands.ts'
import { useTemplateUse } from './use-template-use.tsx'
import { IconPlus } from '@tabler/icons-react'

export function TemplateEditor({ itemId }: { itemId: string }) {
  const { t } = useTranslation('library')
  const commands = useLibraryCommands('templates', templateDrafts, EMPTY_TEMPLATE)
  const { use, dialog } = useTemplateUse()
  return (
    <ItemById kind="templates" described={templates} drafts={templateDrafts} itemId={itemId}>
      {(item, left) => (
        <ItemEditor
          kind="templates"
          drafts={templateDrafts}
          {...{ item, left, commands }}
          onUse={use}
          textOf={({ title, text, thread, comment }) => [title, text, ...thread, comment].join('\n')}
        >
          {(draft, edit) => (
            <>
              <CountedTextarea
                label={t('library:templates.text')}
                hint={t('library:templates.hint', { known: OWN_VARIABLES.map((name) => `{{${name}}}`).join(' ') })}
                minRows={5}
                maxRows={16}
                max={POST_TEXT_MAX}
                value={draft.text}
                onChange={(event) => edit({ text: event.currentTarget.value.slice(0, POST_TEXT_MAX) })}
              />
              <ThreadField thread={draft.thread} onThread={(thread) => edit({ thread })} />
              <TextField
                optional
                label={t('library:templates.postTitle')}
                maxLength={POST_TITLE_MAX}
                value={draft.title}
                onChange={(event) => edit({ title: event.currentTarget.value })}
              />
              <CountedTextarea
                optional
                label={t('library:templates.comment')}
                max={POST_COMMENT_MAX}
                value={draft.comment}
                onChange={(event) => edit({ comment: event.currentTarget.value.slice(0, POST_COMMENT_MAX) })}
              />
              <TagsInput
                label={t('library:templates.labels')}
                maxTags={POST_LABELS_MAX}
                value={draft.labels}
                onChange={(labels) => edit({ labels: labels.flatMap((each) => toOneLine(each, POST_LABEL_MAX) ?? []) })}
              />
              {variablesOf(draft).length > 0 && (
                <p className={styles.variables}>
                  {t('library:templates.found', { names: variablesOf(draft).join(', ') })}
                </p>
              )}
              {dialog}
            </>
          )}
        </ItemEditor>
      )}
    </ItemById>
  )
}

type Props = { thread: readonly string[]; onThread: (thread: string[]) => void }

/** Edits the texts that follow a post as a thread. */
function ThreadField({ thread, onThread }: Props) {
  const { t } = useTranslation('library')
  return (
    <>
      {thread.map((text, at) => (
        // Parts have no id: only their position identifies them.
        <div key={`part ${at}`} className={styles.part}>
          <CountedTextarea
            label={t('library:templates.part', { number: at + 2 })}
            max={THREAD_TEXT_MAX}
            value={text}
            onChange={(event) => onThread(thread.with(at, event.currentTarget.value.slice(0, THREAD_TEXT_MAX)))}
          />
          <CloseButton
            aria-label={t('library:templates.removePart', { number: at + 2 })}
            onClick={() => onThread(thread.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          disabled={thread.length >= THREAD_PARTS_MAX}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onThread([...thread, ''])}
        >
          {t('library:templates.addPart')}
        </Button>
      </div>
    </>
  )
}
