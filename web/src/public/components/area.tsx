import type { ProductImageName } from '../product-images.ts'
import { ProductImage } from './product-image.tsx'
import styles from './area.module.css'

type Props = {
  id: string
  title: string
  text: string
  picture: ProductImageName
  items?: readonly { id: string; title: string; text: string }[]
}

/** Shows an area of the product: its purpose, its features and a screenshot. */
export function Area({ id, title, text, picture, items = [] }: Props) {
  return (
    <section className={styles.area} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id}>
                <h3 className={styles.name}>{item.title}</h3>
                <p className={styles.detail}>{item.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ProductImage name={picture} />
    </section>
  )
}
