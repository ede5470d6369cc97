import { useTranslation } from 'react-i18next'
import { signatures } from '@postwright/core/collections/signatures'
import { SIGNATURE_TEXT_MAX } from '@postwright/core/limits'
import { signatureDrafts } from '@/posts/data/signature-drafts.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { EMPTY_SIGNATURE } from '../empty-items.ts'
import { ChannelsField } from './channels-field.tsx'
import { ItemEditor, ItemById } from './item-editor.tsx'
import { useLibraryCommands } from './use-library-commands.ts'

export function SignatureEditor({ itemId }: { itemId: string }) {
  const { t } = useTranslation('library')
  const commands = useLibraryCommands('signatures', signatureDrafts, EMPTY_SIGNATURE)
  return (
    <ItemById kind="signatures" described={signatures} drafts={signatureDrafts} itemId={itemId}>
      {(item, left) => (
        <ItemEditor
          kind="signatures"
          drafts={signatureDrafts}
          {...{ item, left, commands }}
          textOf={({ text }) => text}
        >
          {(draft, edit) => (
            <>
              <CountedTextarea
                label={t('library:signatures.text')}
                max={SIGNATURE_TEXT_MAX}
                value={draft.text}
                onChange={(event) => edit({ text: event.currentTarget.value.slice(0, SIGNATURE_TEXT_MAX) })}
              />
              <SwitchRow
                label={t('library:signatures.addItself')}
                description={t('library:signatures.addItselfText')}
                checked={draft.isAutomatic}
                onChange={(isAutomatic) => edit({ isAutomatic })}
              />
              {draft.isAutomatic && (
                <ChannelsField
                  label={t('library:signatures.channels')}
                  hint={t('library:signatures.channelsHint')}
                  chosen={draft.connectionIds}
                  onChosen={(connectionIds) => edit({ connectionIds })}
                />
              )}
            </>
          )}
        </ItemEditor>
      )}
    </ItemById>
  )
}
