import { Button, Checkbox } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KitTokens } from '@postwright/core/brand/kit-of-tokens'
import type { TokenRefusal } from '@postwright/core/brand/read-tokens'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { Dialog } from '@/ui/dialog.tsx'
import { takeTokens } from '../take-tokens.ts'
import styles from './tokens.module.css'

export type TokensFound = { kit: KitTokens; refused: readonly { path: string; reason: TokenRefusal }[] }

type Props = {
  found: TokensFound
  draft: BrandKitDraft
  onTake: (change: Partial<BrandKitDraft>) => void
  onClose: () => void
}

/** What a file of tokens would change, part by part; only what is chosen is taken. */
export function TokensDialog({ found: { kit, refused }, draft, onTake, onClose }: Props) {
  const { t } = useTranslation('brand')
  const paths = [...kit.colors, ...kit.fonts, ...kit.widths].map(({ path }) => path)
  const [chosen, setChosen] = useState<string[]>(paths)
  const left = [...kit.unused.map((path) => ({ path, reason: 'unused' as const })), ...refused]
  const box = (path: string, label: ReactNode) => (
    <li key={path}>
      <Checkbox
        label={label}
        description={path}
        checked={chosen.includes(path)}
        onChange={(event) =>
          setChosen(event.currentTarget.checked ? [...chosen, path] : chosen.filter((each) => each !== path))
        }
      />
    </li>
  )
  return (
    <Dialog title={t('brand:tokens.found', { count: paths.length })} onClose={onClose} size="xl">
      <div className={styles.dialog}>
        {paths.length === 0 && <p>{t('brand:tokens.nothing')}</p>}
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
        {left.length > 0 && (
          <details>
            <summary>{t('brand:tokens.left', { count: left.length })}</summary>
            <ul className={styles.left}>
              {left.map(({ path, reason }) => (
                <li key={path}>
                  <code>{path}</code> {t(`brand:tokens.reason.${reason}`)}
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className={styles.end}>
          <Button variant="default" onClick={onClose}>
            {t('brand:tokens.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onTake(takeTokens(draft, kit, chosen))}>
            {t('brand:tokens.take', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
