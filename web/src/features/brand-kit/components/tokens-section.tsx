import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kitOfTokens } from '@postwright/core/brand-kit/kit-of-tokens'
import { readTokens, TOKENS_LENGTH_MAX, type FileRefusal } from '@postwright/core/brand-kit/read-tokens'
import { saveTokens } from '../save-tokens.ts'
import type { SectionProps } from './section-props.ts'
import { TokensDialog, type TokensFound } from './tokens-dialog.tsx'
import styles from './tokens.module.css'

/** Design tokens into the kit, shown before anything is taken, and out of it. */
export function TokensSection({ draft, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const [found, setFound] = useState<TokensFound | null>(null)

  async function read(file: File | null) {
    if (!file) return
    const result =
      file.size > 4 * TOKENS_LENGTH_MAX ? ({ ok: false, reason: 'long' } as const) : readTokens(await file.text())
    setRefusal(result.ok ? null : result.reason)
    setFound(result.ok ? { kit: kitOfTokens(result.tokens), refused: result.refused } : null)
  }

  return (
    <>
      <div className={styles.buttons}>
        <FileButton accept=".json,.tokens,.css,application/json,text/css" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size="1rem" aria-hidden />}>
              {t('brand:tokens.read')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => saveTokens(draft)}
        >
          {t('brand:tokens.save')}
        </Button>
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {t(`brand:tokens.refusal.${refusal}`)}
        </p>
      )}
      {found && (
        <TokensDialog
          found={found}
          draft={draft}
          onTake={(change) => {
            onEdit(change)
            setFound(null)
          }}
          onClose={() => setFound(null)}
        />
      )}
    </>
  )
}
