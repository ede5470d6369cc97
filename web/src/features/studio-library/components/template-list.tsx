import { useTranslation } from 'react-i18next'
import { templates } from '@postwright/core/collections/templates'
import { TEMPLATES_MAX } from '@postwright/core/limits'
import { templateDrafts } from '@/posts/data/template-drafts.ts'
import { variablesOf, type TemplateTexts } from '@/posts/library/template-values.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EMPTY_TEMPLATE } from '../empty-items.ts'
import { LibraryList, LibraryRow } from './library-list.tsx'
import { useLibraryCommands } from './use-library-commands.ts'
import { useTemplateUse } from './use-template-use.tsx'

export function TemplateList() {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const items = useLibraryList(templates, workspaceId)
  const commands = useLibraryCommands('templates', templateDrafts, EMPTY_TEMPLATE)
  const { use, dialog } = useTemplateUse()

  function factOf(template: TemplateTexts): string {
    const { length: count } = variablesOf(template)
    return count === 0 ? '' : t('library:templates.variables', { count })
  }

  return (
    <>
      <LibraryList
        kind="templates"
        drafts={templateDrafts}
        items={items}
        max={TEMPLATES_MAX}
        wordsOf={({ name, title, text, thread, comment, labels }) =>
          [name, title, text, ...thread, comment, ...labels].join(' ')
        }
        onNew={() => void commands.begin()}
      >
        {(item, isFull, box) => (
          <LibraryRow
            key={item.id}
            {...{ isFull, box }}
            name={item.name}
            href={templateDrafts.href(item.id)}
            fact={factOf(item)}
            excerpt={item.text}
            onUse={() => use(item)}
            onDuplicate={() => void commands.copy(templateDrafts.schema.parse(item))}
            onDelete={() => commands.remove(item)}
          />
        )}
      </LibraryList>
      {dialog}
    </>
  )
}
