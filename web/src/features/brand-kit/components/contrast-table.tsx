import { useTranslation } from 'react-i18next'
import type { ContrastCell, ContrastRow } from '@postwright/core/brand/contrast-matrix'
import type { BrandColor } from '@postwright/core/model/brand-kit'
import styles from './colors.module.css'

type Props = {
  grounds: readonly BrandColor[]
  rows: readonly ContrastRow[]
  onProposal: (color: BrandColor, hex: string) => void
}

/** Each colour as text on each ground, with its contrast and what that is enough for. */
export function ContrastTable({ grounds, rows, onProposal }: Props) {
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
