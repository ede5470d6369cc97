import type { CSSProperties } from 'react'
import { nearestPassingColor } from '@postwright/core/brand-kit/nearest-passing-color'
import type { BrandColorRole, BrandKitDraft } from '@postwright/core/model/brand-kit'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { cardLogo, familyStyle, useFamilies } from './kit-look.ts'
import styles from './kit-hero.module.css'

/** The kit at work: its name and description in its fonts and colours. What it says stands in the fields below. */
export function KitHero({ draft }: { draft: BrandKitDraft }) {
  const { name, description, colors, fonts } = draft
  const { workspaceId } = useSignedIn()
  const logo = cardLogo(draft)
  const { urlOf } = useMediaUrls(workspaceId, logo ? [logo.mediaId] : [])
  const address = logo ? urlOf(logo.mediaId) : null
  useFamilies([fonts.heading, fonts.body])
  return (
    <div className={styles.hero} style={heroColors(colors)} aria-hidden>
      <div className={styles.words}>
        {address !== null && <img className={styles.logo} src={address} alt="" />}
        <p className={styles.name} style={familyStyle(fonts.heading)}>
          {name}
        </p>
        {description !== '' && (
          <p className={styles.text} style={familyStyle(fonts.body)}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.swatches}>
        {colors.map((color) => (
          <span key={color.id} className={styles.swatch} style={{ '--swatch': color.hex }} />
        ))}
      </div>
    </div>
  )
}

/** The ground of the brand with words that can be read on it; nothing of it in a kit without a ground. */
function heroColors(colors: BrandKitDraft['colors']): CSSProperties | undefined {
  const hexOf = (role: BrandColorRole) => colors.find((color) => color.role === role)?.hex
  const ground = hexOf('background') ?? hexOf('surface')
  if (ground === undefined) return undefined
  const legible = (hex: string) => nearestPassingColor(hex, ground, 4.5) ?? hex
  const text = legible(hexOf('text') ?? '#1f1f1f')
  return { '--hero-ground': ground, '--hero-text': text, '--hero-name': legible(hexOf('primary') ?? text) }
}
