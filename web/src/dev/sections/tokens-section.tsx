import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const COLORS = `paper surface raised sunken hover line line-strong
  ink ink-soft ink-faint accent accent-strong accent-soft accent-ink
  positive positive-soft positive-ink warning warning-soft warning-ink
  negative negative-soft negative-ink`.split(/\s+/)
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl']

export function TokensSection() {
  return (
    <>
      <Specimens of="Colours">
        <Specimen name="By role" wide>
          <div className={styles.colors}>
            {COLORS.map((name) => (
              <div key={name} className={styles.color}>
                <div className={styles.patch} style={{ '--patch': `var(--color-${name})` }} />
                {name}
              </div>
            ))}
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="Type">
        <Specimen name="Instrument Sans, for everything that is worked with">
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})` }}>
              On time, once. <small>{size}</small>
            </p>
          ))}
        </Specimen>
        <Specimen name="Newsreader, for titles">
          {SIZES.slice(3).map((size) => (
            <p key={size} style={{ fontFamily: 'var(--font-display)', fontSize: `var(--text-${size})` }}>
              On time, once. <small>{size}</small>
            </p>
          ))}
        </Specimen>
      </Specimens>
    </>
  )
}
