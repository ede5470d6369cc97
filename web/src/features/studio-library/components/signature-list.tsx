import { useTranslation } from 'react-i18next'
import { signatures } from '@postwright/core/collections/signatures'
import { SIGNATURES_MAX } from '@postwright/core/limits'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EMPTY_SIGNATURE } from '../empty-items.ts'
import { LibraryList, LibraryRow } from './library-list.tsx'
import { useLibraryCommands } from './use-library-commands.ts'

export function SignatureList() {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const items = useLibraryList(signatures, workspaceId)
  const commands = useLibraryCommands('signatures', signatureDrafts, EMPTY_SIGNATURE)
  return (
    <LibraryList
      kind="signatures"
      drafts={signatureDrafts}
      items={items}
      max={SIGNATURES_MAX}
      wordsOf={({ name, text }) => `${name} ${text}`}
      onNew={() => void commands.begin()}
    >
      {(item, isFull, box) => (
        <LibraryRow
          key={item.id}
          {...{ isFull, box }}
          name={item.name}
          href={signatureDrafts.href(item.id)}
          fact={item.isAutomatic ? t('library:signatures.automatic') : ''}
          excerpt={item.text}
          onDuplicate={() => void commands.copy({ ...signatureDrafts.schema.parse(item), isAutomatic: false })}
          onDelete={() => commands.remove(item)}
        />
      )}
    </LibraryList>
  )
}
