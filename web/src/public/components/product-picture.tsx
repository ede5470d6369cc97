import { useTranslation } from 'react-i18next'
import { PHONE_PICTURE_MEDIA, PICTURE_WINDOWS, pictureFile, type ProductPictureName } from '../product-pictures.ts'
import styles from './product-picture.module.css'

const SCHEMES = ['light', 'dark'] as const

type Props = { name: ProductPictureName }

/**
 * The product as it is, in the visitor's theme. The theme is a class on the root, which no media query sees: both images are there, and
 * the one that is not shown is not fetched. The one that is shown is fetched as soon as the page is idle, before a visitor scrolls to it.
 */
export function ProductPicture({ name }: Props) {
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
