import { useTranslation } from 'react-i18next'
import { PHONE_PICTURE_MEDIA, PICTURE_WINDOWS, pictureFile, type ProductImageName } from '../product-images.ts'
import styles from './product-image.module.css'

const SCHEMES = ['light', 'dark'] as const

type Props = { name: ProductImageName }

/**
 * Shows a screenshot of the product in the visitor's theme. The theme is a class on the root, which media queries cannot read, so both images are in
 * the page and the hidden one is not fetched. The visible one is fetched as soon as the page is idle, before the visitor scrolls to it.
 */
export function ProductImage({ name }: Props) {
  const { t } = useTranslation('public')
  return (
    <figure className={styles.figure}>
      {SCHEMES.map((scheme) => (
        <picture key={scheme} className={scheme === 'dark' ? styles.dark : styles.light}>
          <source
            media={PHONE_PICTURE_MEDIA}
            type="image/avif"
            srcSet={pictureFile(name, scheme, 'phone.avif')}
            {...PICTURE_WINDOWS.phone}
          />
          <source type="image/avif" srcSet={pictureFile(name, scheme, 'wide.avif')} {...PICTURE_WINDOWS.wide} />
          <img
            className={styles.image}
            src={pictureFile(name, scheme, 'wide.webp')}
            {...PICTURE_WINDOWS.wide}
            alt={t(`public:picture.${name}.alt`)}
            ref={loadSoon}
            loading="lazy"
          />
        </picture>
      ))}
    </figure>
  )
}

function loadSoon(image: HTMLImageElement | null): void {
  if (image && image.offsetParent !== null) image.loading = 'eager'
}
