import { useTranslation } from 'react-i18next'
import { PICTURE_WIDTHS, PICTURE_WINDOW, pictureFile, type ProductPictureName } from '../product-pictures.ts'
import styles from './product-picture.module.css'

const [WIDE, NARROW] = PICTURE_WIDTHS
const SCHEMES = ['light', 'dark'] as const

type Props = { name: ProductPictureName; /** How wide it is shown, as `sizes` of an image. */ sizes: string }

/**
 * The product as it is, in the visitor's theme. The theme is a class on the root, which no media query sees: both
 * pictures are there, and the one that is not shown is not fetched. The one that is shown is fetched as soon as the page is idle, before
 * a visitor scrolls to it.
 */
export function ProductPicture({ name, sizes }: Props) {
  const { t } = useTranslation('public')
  return (
    <figure className={styles.figure}>
      {SCHEMES.map((scheme) => (
        <img
          key={scheme}
          className={scheme === 'dark' ? styles.dark : styles.light}
          src={pictureFile(name, scheme, WIDE)}
          srcSet={`${pictureFile(name, scheme, NARROW)} ${NARROW}w, ${pictureFile(name, scheme, WIDE)} ${WIDE}w`}
          sizes={sizes}
          width={PICTURE_WINDOW.width}
          height={PICTURE_WINDOW.height}
          alt={t(`public:picture.${name}.alt`)}
          ref={loadSoon}
          loading="lazy"
          decoding="async"
        />
      ))}
      <figcaption className={styles.caption}>{t(`public:picture.${name}.caption`)}</figcaption>
    </figure>
  )
}

function loadSoon(image: HTMLImageElement | null): void {
  if (image && image.offsetParent !== null) image.loading = 'eager'
}
