import type { ProductPictureName } from '../product-pictures.ts'
import { ProductPicture } from './product-picture.tsx'
import styles from './feature-group.module.css'

type Props = {
  id: string
  title: string
  text: string
  items: readonly { id: string; title: string; text: string }[]
  /** What it looks like. */
  picture?: ProductPictureName
}

/** One thing people do, and what the product brings to it. */
export function FeatureGroup({ id, title, text, items, picture }: Props) {
  const headingId = `${id}-title`
  return (
    <section className={styles.group} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.detail}>{item.text}</p>
            </li>
          ))}
        </ul>
        {picture && <ProductPicture name={picture} sizes="(min-width: 76rem) 49rem, 94vw" />}
      </div>
    </section>
  )
}
