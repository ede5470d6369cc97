import { Button, FileButton, Checkbox } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kitOfTokens, type KitTokens } from '@postwright/core/brand-kit/kit-of-tokens'
import {
  readTokens,
  TOKENS_LENGTH_MAX,
  type FileRefusal,
  type TokenRefusal,
} from '@postwright/core/brand-kit/read-tokens'
import { saveTokens } from '../save-tokens.ts'
import type { SectionProps } from './section-props.ts'
import styles from './tokens.module.css'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { BRAND_COLORS_MAX } from '@postwright/core/model/brand-limits'
import { Dialog } from '@/ui/dialog.tsx'
import { compareTokens, countColors, firstTokens, takeTokens, type TokenStanding } from '../take-tokens.ts'

/** Imports design tokens into the kit, with a preview, and exports them. */
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

type TokensFound = { kit: KitTokens; refused: readonly { path: string; reason: TokenRefusal }[] }

type Props = {
  found: TokensFound
  draft: BrandKitDraft
  onTake: (change: Partial<BrandKitDraft>) => void
  onClose: () => void
}

/** Shows the changes from a token file, part by part; only chosen ones are applied, and nothing is replaced without asking. */
function TokensDialog({ found: { kit, refused }, draft, onTake, onClose }: Props) {
  const { t } = useTranslation('brand')
  const standings = compareTokens(draft, kit)
  const [chosen, setChosen] = useState(() => firstTokens(draft, kit))
  const all = [...kit.colors, ...kit.fonts, ...kit.widths].map(({ path }) => path)
  const open = all.filter((path) => ['new', 'change', 'role'].includes(standings.get(path)?.kind ?? ''))
  const left = [...kit.unused.map((path) => ({ path, reason: 'unused' as const })), ...refused]
  const isFull = countColors(draft, kit, chosen) > BRAND_COLORS_MAX
  const box = (path: string, label: ReactNode) => (
    <li key={path}>
      <Checkbox
        label={label}
        description={[path, noteOf(standings.get(path))].filter((part) => part !== '').join(' · ')}
        checked={chosen.includes(path)}
        disabled={!open.includes(path)}
        onChange={(event) =>
          setChosen(event.currentTarget.checked ? [...chosen, path] : chosen.filter((each) => each !== path))
        }
      />
    </li>
  )
  return (
    <Dialog title={t('brand:tokens.found', { count: all.length })} onClose={onClose} size="xl">
      <div className={styles.dialog}>
        {all.length === 0 && <p>{t('brand:tokens.nothing')}</p>}
        {all.length > 0 && open.length === 0 && <p>{t('brand:tokens.allKnown')}</p>}
        {open.length > 1 && (
          <Checkbox
            label={t('brand:tokens.all')}
            checked={open.every((path) => chosen.includes(path))}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) => setChosen(event.currentTarget.checked ? open : [])}
          />
        )}
        <ul className={styles.list}>
          {kit.colors.map(({ path, color }) =>
            box(
              path,
              <span className={styles.color}>
                <span className={styles.swatch} style={{ '--swatch': color.hex }} aria-hidden />
                {t('brand:tokens.color', { ...color, role: t(`brand:colors.role.${color.role}`) })}
              </span>,
            ),
          )}
          {kit.fonts.map(({ path, family, role }) =>
            box(path, t('brand:tokens.font', { family, role: t(`brand:fonts.role.${role}`) })),
          )}
          {kit.widths.map(({ path, minWidth, role }) =>
            box(path, t('brand:tokens.width', { minWidth, role: t(`brand:logos.role.${role}`) })),
          )}
        </ul>
        {left.length + kit.same.length > 0 && (
          <details>
            <summary>{t('brand:tokens.left', { count: left.length + kit.same.length })}</summary>
            <ul className={styles.left}>
              {left.map(({ path, reason }) => (
                <li key={`${path} ${reason}`}>
                  <code>{path}</code> {t(`brand:tokens.reason.${reason}`)}
                </li>
              ))}
              {kit.same.map(({ path, as }) => (
                <li key={path}>
                  <code>{path}</code> {t('brand:tokens.same', { path: as })}
                </li>
              ))}
            </ul>
          </details>
        )}
        {isFull && (
          <p role="alert" className={styles.refusal}>
            {t('brand:tokens.full', { most: BRAND_COLORS_MAX })}
          </p>
        )}
        <div className={styles.end}>
          <Button variant="default" onClick={onClose}>
            {t('brand:tokens.cancel')}
          </Button>
          <Button disabled={chosen.length === 0 || isFull} onClick={() => onTake(takeTokens(draft, kit, chosen))}>
            {t('brand:tokens.take', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )

  function noteOf(standing: TokenStanding | undefined): string {
    if (!standing || standing.kind === 'new') return ''
    if (standing.kind === 'change') return t('brand:tokens.replaces', { value: standing.from })
    if (standing.kind === 'sameColor') return t('brand:tokens.sameColor', { name: standing.name })
    return t(`brand:tokens.${standing.kind}`)
  }
}
