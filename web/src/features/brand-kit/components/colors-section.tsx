import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND_COLORS_MAX } from '@postwright/core/model/brand-limits'
import { contrastMatrix, type ContrastCell, type ContrastRow } from '@postwright/core/brand-kit/contrast'
import { BRAND_COLOR_ROLES, type BrandColor } from '@postwright/core/model/brand-kit'
import { ColorRow } from './color-row.tsx'
import styles from './colors.module.css'
import type { SectionProps } from './section-props.ts'

/** Initial value of a new colour, by role. */
const BEGINS: Record<BrandColor['role'], string> = {
  primary: '#2f5d50',
  secondary: '#8a6d3b',
  accent: '#c2410c',
  background: '#ffffff',
  surface: '#f4f1ea',
  text: '#1f2421',
  other: '#808080',
}

/** Edits the colours of a brand with their roles, and shows their legibility on each background. */
export function ColorsSection({ draft: { colors }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const matrix = useMemo(() => contrastMatrix(colors), [colors])
  const set = (next: BrandColor[]) => onEdit({ colors: next })
  const change = (id: string, part: Partial<BrandColor>) =>
    set(colors.map((color) => (color.id === id ? { ...color, ...part } : color)))

  function add() {
    const role = BRAND_COLOR_ROLES.find((each) => !colors.some((color) => color.role === each)) ?? 'other'
    set([...colors, { id: crypto.randomUUID(), name: t(`brand:colors.role.${role}`), hex: BEGINS[role], role }])
  }

  return (
    <div className={styles.section}>
      {colors.length === 0 && <p className={styles.soft}>{t('brand:colors.none')}</p>}
      {colors.length > 0 && (
        <ul className={styles.colors} aria-label={t('brand:colors.title')}>
          {colors.map((color) => (
            <ColorRow
              key={color.id}
              color={color}
              onChange={(part) => change(color.id, part)}
              onRemove={() => set(colors.filter(({ id }) => id !== color.id))}
            />
          ))}
        </ul>
      )}
      <Button
        className={styles.add}
        variant="default"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        disabled={colors.length >= BRAND_COLORS_MAX}
        onClick={add}
      >
        {t('brand:colors.add')}
      </Button>
      {matrix.rows.length > 0 && matrix.grounds.length > 0 && colors.length > 1 && (
        <ContrastTable {...matrix} onProposal={(color, hex) => change(color.id, { hex })} />
      )}
    </div>
  )
}

type Props = {
  grounds: readonly BrandColor[]
  rows: readonly ContrastRow[]
  onProposal: (color: BrandColor, hex: string) => void
}

/** Shows each colour as text on each background, with its contrast and the level it meets. */
function ContrastTable({ grounds, rows, onProposal }: Props) {
  const { t } = useTranslation('brand')
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('brand:contrast.title')}>
      <table className={styles.matrix}>
        <caption className={styles.caption}>
          <strong className={styles.matrixTitle}>{t('brand:contrast.title')}</strong>
          {t('brand:contrast.caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('brand:contrast.color')}</th>
            {grounds.map((ground) => (
              <th key={ground.id} scope="col">
                {t('brand:contrast.on', { ground: ground.name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ color, cells }) => (
            <tr key={color.id}>
              <th scope="row">{color.name}</th>
              {grounds.map((ground) => {
                const cell = cells.find((each) => each.ground.id === ground.id)
                return (
                  <td key={ground.id}>
                    {cell && <Cell color={color} cell={cell} onProposal={(hex) => onProposal(color, hex)} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { color: BrandColor; cell: ContrastCell; onProposal: (hex: string) => void }

function Cell({ color, cell: { ground, ratio, passes, proposal }, onProposal }: CellProps) {
  const { t } = useTranslation('brand')
  const level = passes.includes('text') ? 'text' : passes.includes('largeText') ? 'largeText' : 'none'
  return (
    <div className={styles.cell}>
      <span className={styles.sample} style={{ '--swatch': color.hex, '--ground': ground.hex }} aria-hidden>
        {t('brand:contrast.sample')}
      </span>
      <span className={styles.ratio} data-level={level}>
        {t('brand:contrast.ratio', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
      </span>
      <span className={styles.level}>{t(`brand:contrast.level.${level}`)}</span>
      {proposal !== null && (
        <button
          type="button"
          className={styles.proposal}
          aria-label={t('brand:contrast.apply', { color: color.name, hex: proposal, ground: ground.name })}
          onClick={() => onProposal(proposal)}
        >
          <span className={styles.dot} style={{ '--swatch': proposal }} aria-hidden />
          {t('brand:contrast.use', { hex: proposal })}
        </button>
      )}
    </div>
  )
}
